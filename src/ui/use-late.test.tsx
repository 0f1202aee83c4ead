// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLate } from "./use-late.ts";

function Late({ needed, load }: { needed: boolean; load: () => Promise<() => string> }) {
  const Part = useLate(needed, load);
  return Part && <Part />;
}
const part = () => "here";

it("loads the code when it is needed, not before", async () => {
  const load = vi.fn<() => Promise<() => string>>(async () => part);
  const view = render(<Late needed={false} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => view.rerender(<Late needed load={load} />));
  expect(screen.getByText("here")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it("renders nothing when the code fails to load, and logs it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const view = render(<Late needed load={() => Promise.reject(new Error("offline"))} />);
  await act(async () => undefined);
  expect(view.container.innerHTML).toBe("");
  expect(logged).toHaveBeenCalledOnce();
});
