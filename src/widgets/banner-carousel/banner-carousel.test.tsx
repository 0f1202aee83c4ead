// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { SwiperOptions } from "swiper/types";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { startCarousel } from "./start-carousel.ts";
import { eventually } from "../../../tests/support/eventually.ts";

vi.mock(import("./start-carousel.ts"));
afterAll(() => {
  vi.doUnmock("./start-carousel.ts");
});

const source = { call: "announcements", with: { types: "B", groupName: "m_home" } };
const swiper = {
  autoplay: { start: vi.fn<() => void>(), stop: vi.fn<() => void>() },
  destroy: vi.fn<() => void>(),
  slideToLoop: vi.fn<(slide: number) => void>(),
};
const two = [testAnnouncement(), testAnnouncement({ id: "a2", title: "Second", url: "/api/art/a2?m=acme" })];

beforeEach(() => {
  preferLessMotion(false);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => (callback(), 1));
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  vi.mocked(startCarousel)
    .mockReset()
    .mockReturnValue(swiper as never);
  for (const spy of [swiper.autoplay.start, swiper.autoplay.stop, swiper.destroy, swiper.slideToLoop]) spy.mockReset();
});

const render = (banners: unknown[], options = {}) =>
  renderWidget("banner-carousel", { options: { source, ...options }, answers: { announcements: banners } });
const optionsGiven = () => vi.mocked(startCarousel).mock.lastCall?.[1] as SwiperOptions;

it("one banner does not move: no Swiper, no autoplay, no pagination @account-9-17 @games-2-68", async () => {
  await render([testAnnouncement()]);
  expect(await screen.findByRole("link", { name: "First" })).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(startCarousel).not.toHaveBeenCalled();
});

it("more than one loop, autoplay every 5 seconds, have pagination and keep playing after interaction @account-9-16 @games-2-67", async () => {
  await render(two);
  await eventually(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  expect(optionsGiven()).toMatchObject({ loop: true, autoplay: { delay: 5000, disableOnInteraction: false } });
  fireEvent.click(screen.getByRole("button", { name: "Second" }));
  expect(swiper.slideToLoop).toHaveBeenCalledWith(1, expect.any(Number));
});

it("is rebuilt when the list changes @games-2-69", async () => {
  const view = await render(two);
  await eventually(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  await act(async () =>
    view.client.setQueriesData({ queryKey: ["announcements"] }, [
      ...two,
      testAnnouncement({ id: "a3", title: "Third" }),
    ]),
  );
  await eventually(() => expect(startCarousel).toHaveBeenCalledTimes(2));
  expect(swiper.destroy).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Third" })).toBeDefined();
});

it("loads the first picture before all others, in the carousel's shape and with its size", async () => {
  await render([testAnnouncement()], { shape: "tall" });
  const picture = await screen.findByRole("img", { name: "First" });
  expect(picture.getAttribute("loading")).toBe("eager");
  expect(picture.getAttribute("fetchpriority")).toBe("high");
  expect(picture.getAttribute("src")).toBe("/api/art/a1?m=acme&shape=tall&w=360");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["360", "450"]);
});

it("can be paused", async () => {
  await render(two);
  await eventually(() => expect(swiper.autoplay.start).toHaveBeenCalled());
  fireEvent.click(screen.getByRole("button", { name: "motion.pause" }));
  expect(swiper.autoplay.stop).toHaveBeenCalledTimes(1);
});

it("does not move under reduced motion, and can still be swiped", async () => {
  preferLessMotion(true);
  await render(two);
  await eventually(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  expect(swiper.autoplay.start).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Second" }));
  expect(swiper.slideToLoop).toHaveBeenCalledWith(1, 0);
});

it("only the visible banner is focusable", async () => {
  const view = await render(two);
  await eventually(() => expect(view.container.querySelectorAll("li")).toHaveLength(2));
  const reachable = () => [...view.container.querySelectorAll("li")].map((slide) => !slide.hasAttribute("inert"));
  expect(reachable()).toEqual([true, false]);
  act(() => optionsGiven().on?.realIndexChange?.({ realIndex: 1 } as never));
  expect(reachable()).toEqual([false, true]);
});

it("opens its announcement at a click @games-2-66", async () => {
  const view = await render([testAnnouncement()]);
  await screen.findByRole("link", { name: "First" });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "First" })));
  expect(view.address()).toBe("/m/notice?id=a1");
});

it("renders nothing without banners, and offers a retry after a failure", async () => {
  const empty = await render([]);
  await eventually(() => expect(empty.container.querySelector("*")).toBeNull());
  cleanup();
  const failed = await renderWidget("banner-carousel", { options: { source } });
  const retry = await screen.findByRole("button", { name: "state.retry" });
  await act(async () => fireEvent.click(retry));
  expect(failed.calls.filter(({ call }) => call === "announcements")).toHaveLength(2);
});
