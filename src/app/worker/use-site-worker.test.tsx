// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { brand } from "#descriptor/brand.ts";
import { startWorker, removeWorker } from "./site-worker.ts";
import { useSiteWorker } from "./use-site-worker.ts";

vi.mock("./site-worker.ts", () => ({
  startWorker: vi.fn(() => Promise.resolve()),
  removeWorker: vi.fn(() => Promise.resolve()),
}));
afterAll(() => {
  vi.doUnmock("./site-worker.ts");
});
const features = brand.shape.features.parse({});
let idle: (() => void)[] = [];

function Page() {
  return <p>{useSiteWorker() ? "new" : "same"}</p>;
}
async function show(offline: boolean, readyState: DocumentReadyState = "complete") {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  return renderInPage(<Page />, { site: { features: { ...features, offline } } });
}
const rest = () =>
  act(async () => {
    for (const work of idle.splice(0)) work();
    await vi.dynamicImportSettled();
  });
afterEach(() => {
  vi.mocked(startWorker).mockClear();
  vi.mocked(removeWorker).mockClear();
});

test("the worker is registered once the page is loaded and idle, not before", async () => {
  await show(true, "loading");
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(startWorker).not.toHaveBeenCalled();
  await rest();
  expect([vi.mocked(startWorker).mock.calls.length, vi.mocked(removeWorker).mock.calls.length]).toEqual([1, 0]);
});
test("where the brand has switched it off the worker is removed, and none is registered", async () => {
  await show(false);
  await rest();
  expect([vi.mocked(startWorker).mock.calls.length, vi.mocked(removeWorker).mock.calls.length]).toEqual([0, 1]);
});
test("the page learns of a waiting version", async () => {
  vi.mocked(startWorker).mockImplementation(async (offer) => {
    offer(() => undefined);
  });
  const { container } = await show(true);
  await rest();
  expect(container.textContent).toBe("new");
});
test("a page that unmounts early registers nothing", async () => {
  const { unmount } = await show(true);
  unmount();
  await rest();
  expect(startWorker).not.toHaveBeenCalled();
});
test("a browser without workers shows the page as usual", async () => {
  vi.mocked(startWorker).mockRejectedValue(new TypeError("no such thing"));
  const { container } = await show(true);
  await rest();
  expect(container.textContent).toBe("same");
});
