// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Button } from "../control/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ask } from "./dialog-store.ts";
import { Sheet } from "./dialog.tsx";
import { eventually } from "../../../tests/support/eventually.ts";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {"open"}
      </button>
      {open && (
        <Sheet title="Hello" closeLabel="close" onClose={() => setOpen(false)}>
          <Button>{"inside"}</Button>
        </Sheet>
      )}
    </>
  );
}

describe("a dialog", () => {
  it("has a name, closes by Escape, and returns the focus", async () => {
    render(<Page />);
    await userEvent.click(screen.getByText("open"));
    expect(screen.getByRole("dialog", { name: "Hello" }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("open"));
  });
  it("traps the Tab key in both directions", async () => {
    render(<Page />);
    await userEvent.click(screen.getByText("open"));
    const close = screen.getByRole("button", { name: "close" });
    const inside = screen.getByRole("button", { name: "inside" });
    inside.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(close);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(inside);
  });
  it("closes by a tap outside, not by one that began inside", async () => {
    render(<Page />);
    await userEvent.click(screen.getByText("open"));
    const dialog = screen.getByRole("dialog");
    fireEvent.pointerDown(screen.getByText("Hello"));
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a question", () => {
  const question = { title: "in_popup_prompt", text: "in_sure_logout", cancel: "No", submit: "Yes" };
  async function answer(how: () => Promise<unknown>): Promise<boolean> {
    render(<ConfirmDialog />);
    let answered: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answered = ask(question);
    });
    await how();
    return answered;
  }
  it("is confirmed by its button", async () => {
    expect(await answer(() => userEvent.click(screen.getByRole("button", { name: "Yes" })))).toBe(true);
  });
  it.each([
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "No" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("is declined by %s", async (_name, how) => {
    expect(await answer(how)).toBe(false);
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
