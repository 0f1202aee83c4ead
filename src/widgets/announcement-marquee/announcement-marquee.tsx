import { useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import type { Announcement } from "#gateway/entities.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { useSite } from "#data/page/site.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { ListView } from "#parts/list-view.tsx";
import { PauseButton } from "#parts/pause-button.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./announcement-marquee.module.css";
import { roundTime } from "./round-time.ts";

/**
 * Announcement titles that scroll by; a tap goes to the list; an empty list shows the text no_announcement (account
 * §2.10).
 */
export function AnnouncementMarquee({ options }: WidgetProps<"announcement-marquee">) {
  const text = useText();
  const answer = useList("announcement", options.source);
  const placeholder = (words: ReactNode) => (
    <MarqueeFrame options={options}>
      <span className={`grow ${styles.window}`}>{words}</span>
    </MarqueeFrame>
  );
  if (answer.data?.length === 0) return placeholder(text("no_announcement"));
  return (
    <ListView answer={answer} skeleton={placeholder(null)}>
      {(announcements) => <Titles announcements={announcements} options={options} />}
    </ListView>
  );
}

type Options = WidgetProps<"announcement-marquee">["options"];

function Titles({ announcements, options }: { announcements: readonly Announcement[]; options: Options }) {
  const motion = useMotion();
  const pace = usePace(announcements);
  return (
    <MarqueeFrame options={options} after={<PauseButton motion={motion} />} hold={motion.hold}>
      <span className={`grow ${styles.window}`}>
        <span ref={pace} className={styles.belt} data-moving={motion.moving || undefined}>
          <TitleList announcements={announcements} />
          <TitleList announcements={announcements} copy />
        </span>
      </span>
    </MarqueeFrame>
  );
}

function TitleList({ announcements, copy = false }: { announcements: readonly Announcement[]; copy?: boolean }) {
  return (
    <span className={styles.titles} aria-hidden={copy || undefined}>
      {announcements.map(({ id, title }) => (
        <span key={id} className={styles.title}>
          {title}
        </span>
      ))}
    </span>
  );
}

function MarqueeFrame({
  options,
  after,
  hold,
  children,
}: {
  options: Options;
  after?: ReactNode;
  hold?: object;
  children: ReactNode;
}) {
  const text = useText();
  const { announcements } = useSite().places;
  const words = (
    <>
      <Icon name="megaphone" size={18} className={options.look === "ticker" ? undefined : "accent"} />
      <span className="visually-hidden">{text("marquee.label")}</span>
      {children}
    </>
  );
  return (
    <div
      role="group"
      className={`line ${styles.marquee}`}
      data-look={options.look}
      aria-label={text("marquee.label")}
      {...hold}
    >
      {options.onTap ? (
        <ActionLink do={options.onTap} className={`line grow gap-2 touch ${styles.tap}`}>
          {words}
        </ActionLink>
      ) : (
        <RouteLink to={announcements} className={`line grow gap-2 touch ${styles.tap}`}>
          {words}
        </RouteLink>
      )}
      {after}
    </div>
  );
}

/** Long titles take longer, so that all brands and languages read at the same pace. */
function usePace(announcements: readonly Announcement[]): (track: HTMLElement | null) => void {
  const track = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = track.current;
    element?.style.setProperty("--round", `${roundTime(element.scrollWidth / 2)}ms`);
  }, [announcements]);
  return useCallback((element) => void (track.current = element), []);
}
