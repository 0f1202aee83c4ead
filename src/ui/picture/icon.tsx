import { createContext, createElement, useContext } from "react";
import styles from "./icon.module.css";

/** One shape of a drawing: tag and attributes on a 24×24 grid. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The page's drawings by icon name. */
export const IconsContext = createContext<Readonly<Record<string, readonly IconNode[]>>>({});

/**
 * Shapes that lie inside a drawing. Where icons are filled they are cut out of it, or a filled circle would hide its
 * plus.
 */
const INNER_SHAPES: Readonly<Record<string, readonly number[]>> = {
  deposit: [1, 2],
  withdraw: [1, 2, 3, 4, 5],
  member: [0, 1],
  help: [1, 2],
  info: [1, 2],
  clock: [0],
  warning: [1, 2],
  activity: [0, 3],
  message: [0],
  shield: [1],
  home: [0],
  gem: [0, 1],
  ticket: [1, 2, 3],
  trial: [1],
  lottery: [1, 2, 3],
  phone: [1],
  calendar: [3],
};
const none: readonly number[] = [];

/**
 * An icon of the page in the colour of the text. An ancestor's `data-drawing` (line, duotone, filled) selects the
 * style. It is hidden from screen readers: its text is beside it.
 */
export function Icon({ name, size = 24, className }: { name: string; size?: number; className?: string | undefined }) {
  const nodes = useContext(IconsContext)[name] ?? [];
  const inside = INNER_SHAPES[name] ?? none;
  const shapes = nodes.map(([tag, attributes], index) => ({
    key: `${tag}${index}`,
    tag,
    attributes,
    isInside: inside.includes(index),
  }));
  shapes.sort((a, b) => Number(a.isInside) - Number(b.isInside));
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(({ key, tag, attributes, isInside }) =>
        createElement(tag, { ...attributes, key, className: isInside ? styles.inside : undefined }),
      )}
    </svg>
  );
}
