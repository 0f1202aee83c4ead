import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

/**
 * Starts a carousel. This file imports Swiper and is loaded after the first paint; Swiper's own pagination is not used,
 * because it writes HTML.
 */
export function startCarousel(frame: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(frame, { modules: [Autoplay], ...options });
}
