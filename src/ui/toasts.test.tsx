// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hideToast, showToast } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { cleanup(); vi.useRealTimers(); });

const show = (kind: Parameters<typeof showToast>[0]["kind"], milliseconds: number) => act(() => showToast({ text: kind, kind, milliseconds }));

describe("toasts (games §4)", () => {
  it.each([["info", "status"], ["success", "status"], ["loading", "status"], ["fail", "alert"], ["offline", "alert"]] as const)("reads %s out as %s", (kind, role) => {
    render(<Toasts />);
    const id = show(kind, 1500);
    expect(screen.getByRole(role).textContent).toBe(kind);
    act(() => hideToast(id));
  });
  it("goes after its time, not before", () => {
    render(<Toasts />);
    show("info", 1500);
    act(() => vi.advanceTimersByTime(1499));
    expect(screen.queryByRole("status")).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole("status")).toBeNull();
  });
  it("shows the newest alone, for its own time", () => {
    render(<Toasts />);
    show("info", 1000);
    act(() => vi.advanceTimersByTime(600));
    show("success", 1000);
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getAllByRole("status").map((toast) => toast.textContent)).toEqual(["success"]);
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByRole("status")).toBeNull();
  });
});
