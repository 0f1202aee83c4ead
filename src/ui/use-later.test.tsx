// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useLater } from "./use-later.ts";

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? "failed" : this.props.children;
  }
}
function Words({ load }: { load: () => Promise<string> }) {
  return useLater(load) ?? "not yet";
}
const show = (load: () => Promise<string>) =>
  render(
    <Boundary>
      <Suspense fallback="suspended">
        <Words load={load} />
      </Suspense>
    </Boundary>,
  );

test("what comes later is shown when it has come, and nothing suspends before", async () => {
  let come: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => (come = resolve));
  const load = vi.fn(() => words);
  const { container } = show(load);
  expect(container.textContent).toBe("not yet");
  come("here");
  expect(await screen.findByText("here")).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});
test("a failure is for the error boundary", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  show(() => Promise.reject(new Error("no connection")));
  expect(await screen.findByText("failed")).not.toBeNull();
});
