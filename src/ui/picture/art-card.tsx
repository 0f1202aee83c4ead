import type { ReactNode } from "react";
import styles from "./art-card.module.css";
import { classes } from "../classes.ts";
import { Picture } from "./picture.tsx";

/** A small label on the picture. */
export interface Mark {
  text: string;
  tone: "plain" | "strong";
}

interface ArtCardProps {
  picture: string;
  name: string;
  /** list: small picture, name and caption in a line. card: the picture with its name. */
  look: "card" | "list";
  /** Where the name of a card goes; a list has it beside the picture. */
  nameAt: "below" | "over" | "none";
  /** The line under the name in a list. */
  caption?: string | undefined;
  mark?: Mark | undefined;
  /** Width of the picture in CSS pixels; its aspect ratio is 3:4. */
  width: number;
  /** Loaded before all others. */
  eager?: boolean | undefined;
  onPress(): void;
  /** A control in the corner of the picture, or at the end of a line. */
  corner: ReactNode;
}

/** A 3:4 picture that can be tapped, with a name and a label. */
export function ArtCard({ picture, name, look, nameAt, caption, mark, width, eager, onPress, corner }: ArtCardProps) {
  const isList = look === "list";
  const named = isList || nameAt !== "none";
  const label = mark && (
    <span className={styles.mark} data-tone={mark.tone}>
      {mark.text}
    </span>
  );
  const button = (
    <button
      type="button"
      className={classes(styles.card, isList ? styles.list : styles[nameAt])}
      onClick={onPress}
      aria-label={named ? undefined : name}
    >
      <span className={styles.art}>
        <Picture
          src={picture}
          alt=""
          name={named ? "" : name}
          width={width}
          height={Math.round((width * 4) / 3)}
          eager={eager}
          className={styles.picture}
        />
        {!isList && label}
      </span>
      {named && (
        <span className={styles.words}>
          <span className={`two-lines ${styles.name}`}>{name}</span>
          {isList && (
            <span className={`quiet ${styles.caption}`}>
              {caption}
              {label}
            </span>
          )}
        </span>
      )}
    </button>
  );
  return (
    <div className={classes(styles.frame, isList && styles.line)}>
      {button}
      <span className={styles.corner}>{corner}</span>
    </div>
  );
}
