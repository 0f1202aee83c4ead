import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useSite } from "#data/page/site.ts";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  /** The header of home pages, or of all others. */
  variant: "home" | "page";
  start: ReactNode;
  centre: ReactNode;
  end: ReactNode;
}

/** Pixels of scrolling after which a transparent header becomes opaque. */
const FILLED_AFTER = 24;

/** The header: three places for widgets, at most 52 px high. It is sticky. */
export function SiteHeader({ variant, start, centre, end }: SiteHeaderProps) {
  const { look } = useSite().header[variant];
  const ref = useRef<HTMLElement>(null);
  useFilledWhenScrolled(ref, look === "transparent");
  return (
    <header ref={ref} className={styles.header} data-site-header="" data-look={look} data-variant={variant}>
      <div className={styles.row}>
        <div className={`line gap-1 ${styles.start}`}>{start}</div>
        <div className={`line ${styles.centre}`}>{centre}</div>
        <div className={`line gap-2 ${styles.end}`}>{end}</div>
      </div>
    </header>
  );
}

/** Over the first picture the header is transparent; over the content below it would be unreadable. */
function useFilledWhenScrolled(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const look = () => {
      ref.current?.toggleAttribute("data-scrolled", scrollY > FILLED_AFTER);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [ref, wanted]);
}
