// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { useMotion } from "./use-motion.ts";

function Mover() {
  const { moving, toggle, hold } = useMotion();
  return (
    <div data-testid="mover" data-moving={moving} {...hold}>
      <button type="button" onClick={toggle}>
        {"pause"}
      </button>
    </div>
  );
}
const moves = () => screen.getByTestId("mover").getAttribute("data-moving") === "true";

/** jsdom's pointer events have no pointerType. */
function enter(pointerType: string) {
  const mover = screen.getByTestId("mover");
  const event = createEvent.pointerOver(mover);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(mover, event);
}

it("moves until it is paused", () => {
  render(<Mover />);
  expect(moves()).toBe(true);
  fireEvent.click(screen.getByRole("button"));
  expect(moves()).toBe(false);
  fireEvent.click(screen.getByRole("button"));
  expect(moves()).toBe(true);
});

it("pauses while a mouse is over it, and not for a finger that tapped", () => {
  render(<Mover />);
  enter("touch");
  expect(moves()).toBe(true);
  enter("mouse");
  expect(moves()).toBe(false);
  fireEvent.pointerOut(screen.getByTestId("mover"));
  expect(moves()).toBe(true);
});

it("pauses while it has keyboard focus", async () => {
  render(<Mover />);
  // jsdom decides by keys that other tests of its window have pressed.
  const button = screen.getByRole("button");
  const matches = button.matches.bind(button);
  vi.spyOn(button, "matches").mockImplementation((selector) => selector === ":focus-visible" || matches(selector));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(moves()).toBe(false);
  await userEvent.tab();
  expect(moves()).toBe(true);
});

it("pauses while the page is hidden", () => {
  render(<Mover />);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(moves()).toBe(false);
});

it("never moves under reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Mover />);
  expect(moves()).toBe(false);
});
