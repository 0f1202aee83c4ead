import type { Places } from "#descriptor/places.ts";
import type { SwiperOptions } from "swiper/types";
import type { Announcement } from "#gateway/entities.ts";

/** Neighbours can peek in only when there are enough slides in the loop. */
const ENOUGH_TO_PEEK = 4;

/** Announcements with a picture. */
export function bannersOf(announcements: readonly Announcement[]): (Announcement & { url: string })[] {
  return announcements.filter((announcement): announcement is Announcement & { url: string } =>
    Boolean(announcement.url),
  );
}

/**
 * How banners rotate: null for one, which is static and without pagination; more than one loop, autoplay and keep
 * playing after interaction (games §2).
 */
export function carouselOf(
  count: number,
  autoplay: number,
): (Pick<SwiperOptions, "loop"> & { autoplay: { delay: number; disableOnInteraction: false } }) | null {
  return count > 1 ? { loop: true, autoplay: { delay: autoplay, disableOnInteraction: false } } : null;
}

/** The slides of the banners: with peeking neighbours, few banners are repeated. */
export function slidesOf<B>(banners: readonly B[], peek: boolean): { banner: B; index: number; slide: number }[] {
  const rounds = peek && banners.length > 1 ? Math.ceil(ENOUGH_TO_PEEK / banners.length) : 1;
  return Array.from({ length: rounds }, () => banners)
    .flat()
    .map((banner, slide) => ({ banner, slide, index: slide % banners.length }));
}

/** A picture's address in a shape: the platform composes the art for it. */
export function inShape(url: string, shape: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}shape=${shape}`;
}

/** A banner's target: the place of promotions for one, else the list of announcements, at the one that was tapped. */
export function destinationOf(
  banner: Pick<Announcement, "id" | "promotionType">,
  { promotions, announcements }: Places,
): { to: string | undefined; query?: Record<string, string> } {
  return banner.promotionType ? { to: promotions } : { to: announcements, query: { id: banner.id } };
}
