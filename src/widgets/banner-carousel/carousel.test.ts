import { testSite } from "../../../tests/support/widget-page.ts";
import { describe, expect, it } from "vitest";
import type { Announcement } from "#gateway/entities.ts";
import { bannersOf, destinationOf, inShape, slidesOf, carouselOf } from "./carousel.ts";

const banner: Announcement = { id: "1", type: "B", title: "One", content: "", publishedAt: "2026-01-01T00:00:00Z" };

describe("banners", () => {
  it("one banner has no autoplay and no loop @games-2-68", () =>
    expect([carouselOf(1, 5000), carouselOf(0, 5000)]).toEqual([null, null]));
  it("more than one loop, autoplay every 5000 ms and keep playing after interaction @games-2-67 @games-9-04", () => {
    expect(carouselOf(2, 5000)).toEqual({ loop: true, autoplay: { delay: 5000, disableOnInteraction: false } });
  });
  it("without a picture are left out", () =>
    expect(bannersOf([banner, { ...banner, url: "/a.webp" }, { ...banner, url: "" }])).toHaveLength(1));
  it("with peeking neighbours are repeated often enough to have neighbours", () => {
    expect(slidesOf(["a", "b"], true).map(({ banner: one, index }) => one + index)).toEqual(["a0", "b1", "a0", "b1"]);
    expect(slidesOf(["a", "b"], false)).toHaveLength(2);
    expect(slidesOf(["a"], true)).toHaveLength(1);
  });
});

describe("a banner", () => {
  it("requests its picture in the carousel's shape", () =>
    expect([inShape("/a?m=acme", "tall"), inShape("/a", "strip")]).toEqual(["/a?m=acme&shape=tall", "/a?shape=strip"]));
  it("opens its announcement", () =>
    expect(destinationOf(banner, testSite().places)).toEqual({ to: "notice", query: { id: "1" } }));
  it("of a promotion opens the reward centre", () =>
    expect(destinationOf({ ...banner, promotionType: "MISSION" }, testSite().places)).toEqual({ to: "rewardCenter" }));
});
