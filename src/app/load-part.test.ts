// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as Loading from "./load-part.ts";

let loadPart: typeof Loading.loadPart;
beforeEach(async () => {
  document.head.replaceChildren();
  vi.resetModules();
  ({ loadPart } = await import("./load-part.ts"));
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
  it("fails without its styles, and can be tried again", async () => {
    const failed = loadPart(part, ["assets/tabs.css"]);
    settle("error");
    await expect(failed).rejects.toThrow("/assets/tabs.css could not be loaded");
    const again = loadPart(part, ["assets/tabs.css"]);
    settle("load");
    expect(await again).toBe("part");
  });
});
