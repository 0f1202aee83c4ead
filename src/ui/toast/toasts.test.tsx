// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hideToast, showToast } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

function show(kind: Parameters<typeof showToast>[0]["kind"], milliseconds: number): number {
  let id = 0;
  act(() => {
    id = showToast({ text: kind, kind, milliseconds });
  });
  return id;
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe("toasts (games §4)", () => {
  it.each([
    ["info", "status"],
    ["success", "status"],
    ["loading", "status"],
    ["fail", "alert"],
    ["offline", "alert"],
  ] as const)("announces %s as %s @games-4-37", (kind, role) => {
    render(<Toasts slow="slow" />);
    const id = show(kind, 1500);
    expect(screen.getByRole(role).textContent).toBe(kind);
    act(() => hideToast(id));
  });
  it("disappears after its time, not before", () => {
    render(<Toasts slow="slow" />);
    show("info", 1500);
    pass(1499);
    expect(screen.queryByRole("status")).not.toBeNull();
    pass(1);
    expect(screen.queryByRole("status")).toBeNull();
  });
  it("shows only the newest, for its own time", () => {
    render(<Toasts slow="slow" />);
    show("info", 1000);
    pass(600);
    show("success", 1000);
    pass(600);
    expect(screen.getAllByRole("status").map((toast) => toast.textContent)).toEqual(["success"]);
    pass(400);
    expect(screen.queryByRole("status")).toBeNull();
  });
  it("calls a wait of 4 s slow, well before a call times out @account-8-27 @games-8-13", () => {
    render(<Toasts slow="slow" />);
    const id = show("loading", 9_999_000);
    pass(3999);
    expect(screen.getByRole("status").textContent).toBe("loading");
    pass(1);
    expect(screen.getByRole("status").textContent).toBe("loading slow");
    act(() => hideToast(id));
  });
  it("calls no other message slow", () => {
    render(<Toasts slow="slow" />);
    show("info", 8000);
    pass(7999);
    expect(screen.getByRole("status").textContent).toBe("info");
    pass(1);
  });
});
