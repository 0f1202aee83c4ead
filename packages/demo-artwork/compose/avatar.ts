import { seededRandom } from "../paint/random.ts";
import { motifs } from "../motifs/registry.ts";
import { Brush, placed } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { ellipse, rays } from "../paint/path.ts";
import { many } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { pick } from "./choice.ts";
import type { Picture } from "./picture.ts";

/** The choices: the motif of each, the hue of its background, and how dark that is (0 is daylight, 1 is night). */
const faces: Readonly<Record<string, { motif: string; hue: number; depth: number }>> = {
  tiger: { motif: "tiger", hue: 155, depth: 0.45 },
  panda: { motif: "panda", hue: 135, depth: 0.1 },
  owl: { motif: "owl", hue: 275, depth: 0.7 },
  lion: { motif: "lion", hue: 265, depth: 0.4 },
  monkey: { motif: "monkey", hue: 205, depth: 0.15 },
  wolf: { motif: "wolf", hue: 18, depth: 0.35 },
  rooster: { motif: "blue-rooster", hue: 72, depth: 0 },
  dragon: { motif: "dragon", hue: 345, depth: 0.7 },
  bull: { motif: "bull", hue: 180, depth: 0.3 },
  octopus: { motif: "octopus", hue: 225, depth: 0.55 },
  turtle: { motif: "turtle", hue: 310, depth: 0.3 },
  phoenix: { motif: "phoenix", hue: 290, depth: 0.8 },
};

/** The avatars by their id, in the order they are shown in. */
export const avatarIds: readonly string[] = Object.keys(faces);

/**
 * A member's picture: a face on a plate of one hue, with room around it for a round crop. The seed is the avatar's id.
 */
export function avatar({ seed }: ArtSubject): Picture {
  const random = seededRandom(`avatar:${seed}`);
  const face = faces[seed] ?? pick(Object.values(faces), random);
  const ground = groundOf(face.hue, 0.15, face.depth, 30);
  const brush = new Brush(ground.ink);
  const drawing = motifs.find((motif) => motif.name === face.motif)?.draw(brush, random) ?? "";
  const content =
    `<rect width="200" height="200" fill="${brush.linear([0, ground.low], [0.55, ground.middle], [1, ground.high])}"/>` +
    brush.flat(rays(100, 108, 12, 160, random() * 30, 0.5), ground.lamp, 0.16) +
    many(2, (index) => brush.stroke(ellipse(100, 100, 76 + index * 9), ground.lamp, 2.4, 0.4 - index * 0.16)) +
    brush.halo(76, 62, 110, ground.lamp, 0.55) +
    brush.halo(102, 166, 60, ground.ink, 0.55, 14) +
    placed(drawing, 100, 102, 134);
  return { width: 200, height: 200, brush, content };
}
