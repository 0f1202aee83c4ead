// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

describe("a button", () => {
  it("keeps its words in place while it is busy, says so, and does nothing when pressed", async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        {"Send"}
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Send" });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(button.textContent).toBe("Send");
  });
  it("does not send a form while it is busy", async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          {"Send"}
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it("has its words as a name when only the icon is seen", () => {
    render(
      <Button look="icon" icon="menu">
        {"Menu"}
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Menu" })).toBeDefined();
  });
});
