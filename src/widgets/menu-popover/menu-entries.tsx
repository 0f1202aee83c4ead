import { Suspense, useEffect, useRef, type KeyboardEvent } from "react";
import { closeOverlay } from "#actions/overlay.ts";
import { useFacts } from "#facts/use-facts.ts";
import { useRun } from "#actions/use-run.ts";
import { useToday } from "#facts/use-today.ts";
import type { Menu } from "#descriptor/menu.ts";
import { CountBadge } from "#parts/count-badge.tsx";
import { holds } from "#conditions/holds.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./menu-popover.module.css";

/** The entries of a menu for this visitor, and the line at its bottom. */
export function MenuEntries({ menu }: { menu: Menu }) {
  const facts = useFacts();
  const text = useText();
  const run = useRun();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus(), []);
  const entries = Object.entries(menu.entries).filter(([, entry]) => holds(entry.when, facts));
  return (
    <>
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={text("header.menu")}
        className={`stack ${styles.menu}`}
        onKeyDown={moveFocus}
      >
        {entries.map(([id, entry], index) => (
          <button
            key={id}
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            className={`line strong ${styles.entry}`}
            onClick={() => (closeOverlay(), void run(entry.do))}
          >
            <span className="accent" data-drawing="duotone">
              <Icon name={entry.icon} size={22} />
            </span>
            {text(entry.label)}
            {entry.badge && <CountBadge of={entry.badge} className={styles.badge} />}
          </button>
        ))}
      </div>
      {menu.note && (
        <Suspense fallback={<p className={`quiet middle ${styles.note}`} />}>
          <Note text={menu.note} />
        </Suspense>
      )}
    </>
  );
}

/** The line at the bottom: its text may name this year, for example the one of a copyright. */
function Note({ text }: { text: string }) {
  const phrase = usePhrase();
  const year = useToday().slice(0, "2026".length);
  return <p className={`quiet middle ${styles.note}`}>{phrase(text, { year })}</p>;
}

/** Arrow keys, Home and End move between the entries; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const here = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
