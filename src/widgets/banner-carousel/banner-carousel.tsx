import { useList } from "#data/client/use-call.ts";
import { ListView } from "#parts/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./banner-carousel.module.css";
import { Banners } from "./banners.tsx";
import { bannersOf } from "./carousel.ts";

/** Clickable pictures, one at a time (games §2, Mobile home). */
export function BannerCarousel({ options }: WidgetProps<"banner-carousel">) {
  const answer = useList("announcement", options.source);
  const skeleton = (
    <div className={`inside ${styles.carousel}`} data-shape={options.shape} data-peek={options.peek || undefined}>
      <div className={styles.track}>
        <Skeleton className={styles.slide} />
      </div>
      <div className={`line ${styles.controls}`} />
    </div>
  );
  return (
    <ListView answer={{ ...answer, data: answer.data && bannersOf(answer.data) }} skeleton={skeleton}>
      {(banners) => (
        <Banners key={banners.map(({ id, url }) => `${id} ${url}`).join("\n")} banners={banners} options={options} />
      )}
    </ListView>
  );
}
