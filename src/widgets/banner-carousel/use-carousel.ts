import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Swiper } from "swiper/types";
import { whenIdle } from "#ui/when-idle.ts";
import type { carouselOf } from "./carousel.ts";

interface Carousel {
  frame: RefObject<HTMLElement | null>;
  /** Null: the banner is static. */
  swiperOptions: ReturnType<typeof carouselOf>;
  peek: boolean;
  /** Whether it may move by itself now, and whether swiping may be animated. */
  moving: boolean;
  still: boolean;
  classNames: { wrapperClass: string; slideClass: string };
}

/** Duration of a slide transition in milliseconds. */
const SPEED = 450;

/** The carousel, once Swiper is loaded. `ready`: all slides may be rendered. `active`: the visible one. */
export function useCarousel({ frame, swiperOptions, peek, moving, still, classNames }: Carousel): {
  ready: boolean;
  active: number;
  turnTo(slide: number): void;
} {
  const start = useStart(swiperOptions !== null);
  const [active, setActive] = useState(0);
  const swiper = useRef<Swiper>(undefined);
  const options = useRef({
    ...swiperOptions,
    ...classNames,
    speed: SPEED,
    ...(peek && { slidesPerView: "auto" as const, centeredSlides: true, spaceBetween: 12 }),
  });

  // Before the paint that shows the other slides: they are never visible at a position that Swiper then changes.
  useLayoutEffect(() => {
    if (!start || !frame.current) return;
    const turned = start(frame.current, {
      ...options.current,
      on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
    });
    swiper.current = turned;
    return () => void turned.destroy(true, true);
  }, [start, frame]);

  useEffect(() => {
    if (moving) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [start, moving]);

  return {
    ready: start !== undefined,
    active,
    turnTo: (slide) => swiper.current?.slideToLoop(slide, still ? 0 : SPEED),
  };
}

type Start = typeof import("./start-carousel.ts").startCarousel;

/** Loads Swiper after the first paint, when the browser is idle. */
function useStart(enabled: boolean): Start | undefined {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    if (!enabled) return;
    let left = false;
    const load = () =>
      import("./start-carousel.ts").then(
        (module) => (left ? undefined : setStart(() => module.startCarousel)),
        () => undefined,
      );
    const cancel = whenIdle(() => void load());
    return () => {
      left = true;
      cancel();
    };
  }, [enabled]);
  return start;
}
