// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../control/button.tsx";
import { StateBox } from "./state-box.tsx";

describe("what is shown when content is missing", () => {
  it("announces an error, with a drawing and one action", async () => {
    const retry = vi.fn();
    const { container } = render(
      <StateBox kind="error" title="failed" action={<Button onClick={retry}>{"retry"}</Button>} />,
    );
    expect(screen.getByRole("alert").textContent).toContain("failed");
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "retry" }));
    expect(retry).toHaveBeenCalledOnce();
  });
  it("does not announce what is merely empty", () => {
    render(<StateBox kind="empty" title="nothing" />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
