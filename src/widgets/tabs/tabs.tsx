import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import { tabAfterKey } from "./tab-keys.ts";
import styles from "./tabs.module.css";

/** Slots behind tabs. A slot is rendered when it is first selected; it then stays mounted with its state. */
export function Tabs({ options, slots }: WidgetProps<"tabs">) {
  const text = useText();
  const id = useId();
  const names = Object.keys(slots);
  const [chosen, setActive] = useState(names[0]);
  const active = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  const [visited, setVisited] = useState(() => new Set<string>());
  const list = useRef<HTMLDivElement>(null);

  function choose(name: string) {
    setActive(name);
    setVisited((before) => new Set(before).add(name).add(String(active)));
  }
  function onKey(event: KeyboardEvent) {
    const next = tabAfterKey(names, active, event.key, document.documentElement.dir === "rtl");
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  // A single slot needs no tabs (account §2.6).
  if (names.length === 1 && active !== undefined) return slots[active]?.content;
  return (
    <div className={`stack gap-3 ${styles.tabs}`} data-look={options.look}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        className={`strip gap-2 inside ${styles.list}`}
        aria-orientation={options.look === "side" ? "vertical" : "horizontal"}
        onKeyDown={onKey}
      >
        {Object.entries(slots).map(([name, { title, icon }]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            data-tab={name}
            className={`chip ${styles.tab}`}
            aria-selected={name === active}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === active ? 0 : -1}
            onClick={() => choose(name)}
          >
            {icon && options.look !== "underline" && <Icon name={icon} size={options.look === "pills" ? 18 : 26} />}
            <span>{title && text(title)}</span>
          </button>
        ))}
      </div>
      <div className={`grow ${styles.panels}`}>
        {Object.entries(slots).map(([name, { content }]) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-panel-${name}`}
            className={`stack ${styles.panel}`}
            aria-labelledby={`${id}-tab-${name}`}
            hidden={name !== active}
          >
            {(name === active || visited.has(name)) && content}
          </div>
        ))}
      </div>
    </div>
  );
}
