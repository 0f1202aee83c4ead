import { seededRandom } from "../paint/random.ts";
import { motifs } from "../motifs/registry.ts";
import { Brush, placed } from "../paint/brush.ts";
import type { ArtSubject } from "../subject.ts";
import { pick } from "./choice.ts";
import type { Picture } from "./picture.ts";

/** Whether there is a motif of this name. */
export const isMotif = (name: string): boolean => motifs.some((one) => one.name === name);

/** One motif alone, as a piece of a game. Transparent around. The seed is the motif's name. */
export function motif({ seed }: ArtSubject): Picture {
  const random = seededRandom(`motif:${seed}`);
  const shown = motifs.find(({ name }) => name === seed) ?? pick(motifs, random);
  const brush = new Brush("#10131c");
  return { width: 110, height: 110, brush, content: placed(shown.draw(brush, random), 55, 55, 98) };
}
