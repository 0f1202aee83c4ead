// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryHistory } from "./memory-history.ts";
import { browserHistory, type PageHistory } from "./page-history.ts";

const shown = ({ location }: PageHistory) => {
  const { pathname, search, arrival } = location();
  return `${arrival} ${pathname}${search}`;
};
const changed = (history: PageHistory, change: () => void) =>
  new Promise<void>((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve();
    });
    change();
  });

describe.each([
  ["the browser's", () => (window.history.pushState(null, "", "/m/home?tab=hot"), browserHistory())],
  ["that of a page outside of a browser", () => memoryHistory("/m/home?tab=hot")],
])("a history, %s", (_which, begin) => {
  let history: PageHistory;
  beforeEach(() => {
    history = begin();
  });

  it("begins at the address of the page", () => expect(shown(history)).toBe("POP /m/home?tab=hot"));
  it("goes to another address, and back to the same entry", async () => {
    const { key } = history.location();
    await changed(history, () => history.change("/m/notice", false));
    expect(shown(history)).toBe("PUSH /m/notice");
    expect(history.location().key).not.toBe(key);
    await changed(history, () => history.step(-1));
    expect(shown(history)).toBe("POP /m/home?tab=hot");
    expect(history.location().key).toBe(key);
  });
  it("replaces an entry, so that back leaves it", async () => {
    await changed(history, () => history.change("/m/notice", false));
    await changed(history, () => history.change("/m/message?id=7", true));
    expect(shown(history)).toBe("REPLACE /m/message?id=7");
    await changed(history, () => history.step(-1));
    expect(shown(history)).toBe("POP /m/home?tab=hot");
  });
  it("takes a query alone for one of the same page", async () => {
    await changed(history, () => history.change("?tab=fav", true));
    expect(shown(history)).toBe("REPLACE /m/home?tab=fav");
  });
  it("calls nobody back who has stopped listening", () => {
    const listener = vi.fn<() => void>();
    history.listen(listener)();
    history.change("/m/notice", false);
    expect(listener).not.toHaveBeenCalled();
  });
});

it("does not go to another site", () => {
  const history = browserHistory();
  const before = shown(history);
  for (const address of ["https://other.example/m/home", "//other.example/m/home"])
    expect(() => history.change(address, false)).toThrow("is not a page of this site");
  expect(shown(history)).toBe(before);
});
it("opens the page where the browser takes no more entries", () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", {
    ...window.location,
    href: "http://site.invalid/",
    origin: "http://site.invalid",
    assign,
  });
  vi.spyOn(window.history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  browserHistory().change("/m/notice", false);
  expect(assign).toHaveBeenCalledWith("/m/notice");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
