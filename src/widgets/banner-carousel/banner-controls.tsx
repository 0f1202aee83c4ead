import type { Announcement } from "#gateway/entities.ts";
import { PauseButton } from "#parts/pause-button.tsx";
import type { Motion } from "#ui/motion/use-motion.ts";
import styles from "./banner-carousel.module.css";

interface BannerControlsProps {
  banners: readonly Pick<Announcement, "id" | "title">[];
  active: number;
  onTurn(index: number): void;
  motion: Motion;
}

/** The pagination: a dot per banner, named by its title; the dot of the visible one fills while it stays. */
export function BannerControls({ banners, active, onTurn, motion }: BannerControlsProps) {
  return (
    <div className={`line ${styles.controls}`}>
      {banners.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          className={`centre ${styles.dot}`}
          aria-label={title}
          aria-current={index === active || undefined}
          onClick={() => onTurn(index)}
        >
          <span className={styles.mark} />
        </button>
      ))}
      <PauseButton motion={motion} />
    </div>
  );
}
