import { useSite } from "#data/page/site.ts";
import { useLayoutEffect, useRef } from "react";
import type { Announcement } from "#gateway/entities.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useText } from "#text/use-text.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./banner-carousel.module.css";
import { BannerControls } from "./banner-controls.tsx";
import { destinationOf, inShape, slidesOf, carouselOf } from "./carousel.ts";
import { useCarousel } from "./use-carousel.ts";

/** The box of a picture by shape, in CSS pixels. */
const BOX = { wide: [360, 180], tall: [360, 450], strip: [360, 90] } as const;
const classNames = { wrapperClass: styles.track ?? "track", slideClass: styles.slide ?? "slide" };

interface BannersProps {
  banners: readonly (Announcement & { url: string })[];
  options: WidgetProps<"banner-carousel">["options"];
}

/** The carousel of one list: another list makes another carousel. */
export function Banners({ banners, options }: BannersProps) {
  const { shape, peek, autoplay } = options;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const { places } = useSite();
  const swiperOptions = carouselOf(banners.length, autoplay);
  const { ready, active, turnTo } = useCarousel({
    frame,
    swiperOptions,
    peek,
    moving: motion.moving,
    still: motion.still,
    classNames,
  });
  useLayoutEffect(() => frame.current?.parentElement?.style.setProperty("--stay", `${autoplay}ms`), [autoplay]);

  // A strip is never the first big picture of a screen. Until Swiper has loaded only the first picture is requested: it
  // has the whole line to itself.
  const slides = slidesOf(banners, peek).slice(0, ready ? undefined : 1);
  const [width, height] = BOX[shape];
  return (
    <div
      role="group"
      className={`inside ${styles.carousel}`}
      data-shape={shape}
      data-peek={peek || undefined}
      data-moving={motion.moving || undefined}
      aria-label={text("banner.list")}
      {...motion.hold}
    >
      <div ref={frame} className={styles.frame}>
        <ul className={styles.track}>
          {slides.map(({ banner, slide }) => (
            <li key={slide} className={styles.slide} inert={slide !== active}>
              <RouteLink {...destinationOf(banner, places)} className={styles.link}>
                <Picture
                  className={styles.picture}
                  src={inShape(banner.url, shape)}
                  alt={banner.title}
                  width={width}
                  height={height}
                  eager={slide === 0 && shape !== "strip"}
                />
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
      {swiperOptions && (
        <BannerControls banners={banners} active={active % banners.length} onTurn={turnTo} motion={motion} />
      )}
    </div>
  );
}
