// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as Loading from "./load-part.ts";

const atLast = vi.fn(() => Promise.resolve());
let loadPart: typeof Loading.loadPart;
beforeEach(async () => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  vi.resetModules();
  const loading = await import("./load-part.ts");
  ({ loadPart } = loading);
  atLast.mockClear();
  loading.whenPartsAreGone(atLast);
});
const linked = () =>
  [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
const settle = (event: "load" | "error", index = 0) =>
  document.head.querySelectorAll("link[rel=stylesheet]")[index]?.dispatchEvent(new Event(event));
const part = () => Promise.resolve("part");

describe("a part that comes later", () => {
  it("is shown when its styles have loaded, and its code is fetched meanwhile", async () => {
    const load = vi.fn(part);
    const loading = loadPart(load, ["assets/tabs.js", "assets/tabs.css"]);
    expect(linked()).toEqual(["modulepreload /assets/tabs.js", "stylesheet /assets/tabs.css"]);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    settle("load");
    expect(await loading).toBe("part");
  });
  it("waits for styles that another part has asked for, and links nothing twice", async () => {
    const first = loadPart(part, ["assets/row.js", "assets/row.css"]);
    const load = vi.fn(part);
    const second = loadPart(load, ["assets/row.js", "assets/row.css"]);
    expect(linked()).toHaveLength(2);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    settle("load");
    expect(await Promise.all([first, second])).toEqual(["part", "part"]);
  });
  it("links nothing that the page has", async () => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/tabs.css" }),
    );
    expect(await loadPart(part, ["assets/tabs.css"])).toBe("part");
    expect(linked()).toHaveLength(1);
  });
  it("is loaded once where it is nothing but what it does", async () => {
    const load = vi.fn(() => Promise.resolve(undefined));
    expect(await loadPart(load)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
  it("is asked for again a few times, at growing intervals, without its styles or its code", async () => {
    const load = vi.fn(part).mockRejectedValueOnce(new Error("No code")).mockRejectedValueOnce(new Error("No code"));
    const loading = loadPart(load, ["assets/tabs.css"]);
    settle("error");
    await vi.advanceTimersByTimeAsync(500);
    settle("load");
    await vi.advanceTimersByTimeAsync(7000);
    expect(await loading).toBe("part");
    expect(load).toHaveBeenCalledTimes(3);
  });
  it("fails at last where the server has the page's build, and can be tried again", async () => {
    const load = vi.fn(part).mockRejectedValue(new Error("No code"));
    const [outcome] = await Promise.all([Promise.allSettled([loadPart(load)]), vi.advanceTimersByTimeAsync(60_000)]);
    expect(outcome).toMatchObject([{ status: "rejected", reason: new Error("No code") }]);
    expect(load).toHaveBeenCalledTimes(4);
    expect(atLast).toHaveBeenCalledTimes(1);
    expect(await loadPart(part)).toBe("part");
  });
  it("is not waited for without a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(loadPart(() => Promise.reject(new Error("No code")))).rejects.toThrow("No code");
  });
});
