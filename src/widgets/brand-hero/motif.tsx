import type { ReactNode } from "react";
import { facets, floorLines, leaves, rays } from "./motif-shapes.ts";
import styles from "./motif.module.css";

/** The drawings by name, on a 480×280 grid. */
const motifs: Readonly<Record<"rays" | "aurora" | "grid" | "leaves" | "facets", () => ReactNode>> = {
  rays: Rays,
  aurora: Aurora,
  grid: Grid,
  leaves: Leaves,
  facets: Facets,
};

/** A drawing in the brand's colours, behind the text. */
export function Motif({ motif }: { motif: keyof typeof motifs }) {
  const Drawing = motifs[motif];
  return (
    <svg className={styles.motif} viewBox="0 0 480 280" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

/** A sun that rises behind the name. */
function Rays() {
  return (
    <>
      {rays.map((points) => (
        <polygon key={points} className={styles.accent} opacity="0.34" points={points} />
      ))}
      <circle className={styles.accent} opacity="0.22" cx="240" cy="262" r="150" />
      <circle className={styles.accent} opacity="0.22" cx="240" cy="262" r="112" />
    </>
  );
}

/** Veils of light over a night sky. */
function Aurora() {
  return (
    <>
      <path
        className={`${styles.accent} ${styles.veil}`}
        opacity="0.34"
        d="M-20 40C80 150 150-30 260 60S420 150 500 20V150C430 260 330 130 240 190S60 250-20 160Z"
      />
      <path
        className={`${styles.alt} ${styles.veilAlt}`}
        opacity="0.38"
        d="M-20 130C60 60 140 190 240 110S400 30 500 120v80C420 150 360 250 250 210S70 190-20 240Z"
      />
      <path
        className={`${styles.accent} ${styles.veilThin}`}
        opacity="0.5"
        d="M-20 90C90 30 170 160 270 80S430 60 500 90v22C420 96 360 130 270 110S90 90-20 120Z"
      />
      <path
        className={styles.inkLine}
        opacity="0.55"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M52 34h2M120 70h2M196 24h3M318 38h2M402 66h3M446 24h2M30 120h2M360 92h2M86 22h1M268 18h2M430 118h2"
      />
    </>
  );
}

/** A pitch, seen from the touchline. */
function Grid() {
  return (
    <>
      {floorLines.map((line) => (
        <path key={line} className={styles.inkLine} opacity="0.1" d={line} />
      ))}
      <path className={styles.accent} opacity="0.9" d="M-10 96 250-10h70L-10 126ZM500 40 330 110l-14 30L500 66Z" />
      <path className={styles.ink} opacity="0.85" d="M-10 140 120 88l-6 14L-10 152ZM500 86 400 126l-5 11 105-42Z" />
    </>
  );
}

/** Bamboo and its leaves, from both sides. */
function Leaves() {
  return (
    <>
      <path className={styles.accentLine} opacity="0.3" strokeWidth="12" d="M34-10v300M34 60h0M62-10v300M446-10v300" />
      <path
        className={styles.accentLine}
        opacity="0.65"
        strokeWidth="3"
        strokeLinecap="round"
        d="M26 52h16M26 140h16M26 224h16M54 94h16M54 190h16M438 70h16M438 166h16"
      />
      {leaves.map(({ transform, second }) => (
        <path
          key={transform}
          className={second ? styles.alt : styles.accent}
          opacity={second ? 0.4 : 0.42}
          transform={transform}
          d="M0 0C18-16 52-18 86 2 54 14 20 14 0 0Z"
        />
      ))}
    </>
  );
}

/** How strong a facet is, by its tone; the last two have the second colour. */
const TONES = [0.1, 0.22, 0.36, 0.2, 0.34] as const;

/** A cut stone, close up. */
function Facets() {
  return facets.map(({ points, tone }) => (
    <polygon key={points} className={tone < 3 ? styles.accent : styles.alt} opacity={TONES[tone]} points={points} />
  ));
}
