import { describe, expect, it } from "vitest";
import { appLinks } from "./download-links.ts";

const all = [
  { resourceType: "Android", url: "https://a.example/app.apk" },
  { resourceType: "IOS", url: "https://a.example/ios" },
  { resourceType: "MOBILECONFIG", url: "https://a.example/profile" },
  { resourceType: "USDJUMP", url: "https://a.example/x" },
] as const;
const kinds = (...given: Parameters<typeof appLinks>) => appLinks(...given).map(({ kind }) => kind);

describe("the download links (games §2, Download link component)", () => {
  it("are none inside the native app, home-screen mode or PWA @games-2-141 @games-4-32", () => {
    expect(kinds(all, ["android", "installed"], false)).toEqual([]);
    expect(kinds(all, ["ios", "installed"], false)).toEqual([]);
  });
  it("are none until the device is known", () => expect(kinds(all, [], false)).toEqual([]));
  it("offer Android where the device is not iOS, and on desktop @games-2-140 @games-2-142", () => {
    expect(kinds(all, ["android"], false)).toEqual(["android"]);
    expect(kinds(all, ["desktop"], false)).toEqual(["android", "ios"]);
  });
  it("offer iOS and the profile on iOS @games-2-140 @games-2-143 @games-2-144", () =>
    expect(kinds(all, ["ios"], false)).toEqual(["ios", "profile"]));
  it("leave the profile out once the web-clip flag is 1 @account-3-32 @games-2-140 @games-2-144", () =>
    expect(kinds(all, ["ios"], true)).toEqual(["ios"]));
  it("leave out what has no link @games-2-140 @games-2-142 @games-2-143", () => {
    expect(kinds([all[0]], ["ios"], false)).toEqual([]);
    expect(kinds([all[1]], ["desktop"], false)).toEqual(["ios"]);
  });
  it("leave out addresses that are not https", () =>
    expect(kinds([{ resourceType: "Android", url: "data:text/html,x" }], ["android"], false)).toEqual([]));
});
