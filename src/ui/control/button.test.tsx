// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

describe("a button", () => {
  it("keeps its label in place while busy, announces that it is busy, and ignores clicks", async () => {
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
  it("does not submit a form while it is busy", async () => {
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
  it("without an icon shows its text, whatever its look", () => {
    render(<Button look="icon">Menu</Button>);
    expect(screen.getByText("Menu").className).not.toContain("visually-hidden");
  });
  it("is named by its text when only the icon is visible", () => {
    render(
      <Button look="icon" icon="menu">
        {"Menu"}
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Menu" })).toBeDefined();
  });
});
