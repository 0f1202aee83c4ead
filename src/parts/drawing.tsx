import type { DrawingName } from "#descriptor/vocabulary/drawing.ts";
import styles from "./drawing.module.css";

const tones = { gap: styles.gap, line: styles.line, pop: styles.pop, soft: styles.soft, tone: styles.tone };
type Tone = keyof typeof tones;

/**
 * The centre of the drawing, on a 200×160 grid. `tone`: accent field, `soft`: tinted field, `line`: outline, `pop`:
 * second accent.
 */
const subjects: Readonly<Record<DrawingName, readonly (readonly [tone: Tone, path: string])[]>> = {
  tools: [
    ["soft", "M58 104 100 62l14 14-42 42a9.9 9.9 0 0 1-14-14Z"],
    ["tone", "M96 66a24 24 0 0 1 31-31l-15 15 3 13 13 3 15-15a24 24 0 0 1-31 31Z"],
    ["line", "m74 52 20 20m24 24 22 22a8 8 0 0 1-11 11l-22-22"],
    ["pop", "m60 38 16 6 2 12-6 6-12-2-6-16Z"],
  ],
  globe: [
    ["soft", "M54 82a44 44 0 0 1 88 0 44 44 0 0 1-88 0Z"],
    ["line", "M54 82h88M98 38c-26 26-26 62 0 88M98 38c26 26 26 62 0 88M61 58h74M61 106h74"],
    ["tone", "M138 70c-13 0-22 9-22 21 0 15 22 37 22 37s22-22 22-37c0-12-9-21-22-21Z"],
    ["gap", "m131 84 14 14m0-14-14 14"],
  ],
  compass: [
    ["soft", "M54 82a46 46 0 0 1 92 0 46 46 0 0 1-92 0Z"],
    ["line", "M64 82a36 36 0 0 1 72 0 36 36 0 0 1-72 0Z"],
    ["tone", "m122 56-14 32-32 20 14-32Z"],
    ["pop", "m122 56-14 32-18-12Z"],
    ["line", "M100 36v-8m-6 0h12M100 46v6m0 60v6M64 82h6m60 0h6"],
  ],
  inbox: [
    ["soft", "m48 92 18-40h68l18 40v28a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z"],
    ["tone", "M48 92h32l6 14h28l6-14h32v28a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z"],
    ["line", "M76 76h48M80 64h40M86 40h28"],
    ["pop", "M139 46a7 7 0 0 1 14 0 7 7 0 0 1-14 0Z"],
  ],
  plug: [
    ["soft", "M34 66h34a22 22 0 0 1 0 44H34Z"],
    ["tone", "M166 56h-28a32 32 0 0 0 0 64h28Z"],
    ["line", "M90 78h-12m12 20h-12m28-20h-8m8 20h-8M14 88h20m132 0h20"],
    ["pop", "m98 24-12 28h14l-4 20 18-28h-14l6-20Z"],
  ],
};

/** A drawing in the brand's colours. */
export function Drawing({ of }: { of: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 160" width={200} height={160} aria-hidden="true">
      <circle className={styles.ground} cx="100" cy="80" r="76" />
      <ellipse className={styles.shadow} cx="100" cy="142" rx="52" ry="6" />
      {subjects[of].map(([tone, path]) => (
        <path key={path} className={tones[tone]} d={path} />
      ))}
      <path
        className={styles.spark}
        d="m32 40 2.5 6.500L41 49l-6.5 2.500L32 58l-2.5-6.500L23 49l6.5-2.500ZM172 34l1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.800Z"
      />
    </svg>
  );
}
