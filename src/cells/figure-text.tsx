import { Fragment } from "react";
import styles from "./cells.module.css";

interface FigureTextProps {
  tone?: "good" | "bad" | undefined;
  /** The figure as it is read. */
  children: string;
}

/** A figure in one piece. One that has no room at all breaks between its groups of digits: nothing is cut. */
export function FigureText({ tone, children: shown }: FigureTextProps) {
  const groups = shown.length > SHORT ? [...shown.matchAll(GROUPS)] : [];
  return (
    <span className={`numbers ${styles.figure}`} data-tone={tone}>
      {groups.length === 0 ? shown : groups.map(breakable)}
    </span>
  );
}

function breakable({ 0: group, index }: RegExpExecArray) {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  );
}

/** There is room for so many characters everywhere, and long lists have fewer elements. */
const SHORT = 9;

/** Digits with their separator, whatever the language writes; decimals stay with the last ones. */
const GROUPS = /\D*\d+(?:\D\d{1,4}\D*$)?\D?/g;
