// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PauseButton } from "./pause-button.tsx";

it.each([
  [true, "motion.play"],
  [false, "motion.pause"],
])("when paused is %s, its label is: %s", async (paused, name) => {
  const toggle = vi.fn();
  render(<PauseButton motion={{ still: false, paused, toggle }} />);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(toggle).toHaveBeenCalledOnce();
});
it("is not there for visitors who want nothing to move", () => {
  render(<PauseButton motion={{ still: true, paused: false, toggle: vi.fn() }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
