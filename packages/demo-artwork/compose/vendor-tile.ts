import { seededRandom } from "../paint/random.ts";
import { Brush, placed } from "../paint/brush.ts";
import { groundOf } from "../paint/ground.ts";
import { rays } from "../paint/path.ts";
import { lettered } from "../lettering/finish.ts";
import { lockupOf } from "../lettering/lockup.ts";
import type { Stage } from "../scenes/stage.ts";
import type { ArtSubject } from "../subject.ts";
import { castOf, hueAgainst, pick, sceneFor } from "./choice.ts";
import { finishOn, houseOf } from "./house.ts";
import { categoryOf } from "./game-card.ts";
import { glitter, vignette } from "./ornament.ts";
import type { Picture } from "./picture.ts";

// What a category is known by; a vendor of slots or fish takes whatever its seed says.
const leads: Record<string, string> = { SPORTS: "football", LOTT: "lotto", COCKFIGHT: "rooster" };

/** A vendor's tile, 16:10: its scene with a hero at the right, its name at the left. */
export function vendorTile(subject: ArtSubject): Picture {
  const vendor = subject.vendor ?? subject.seed;
  const category = categoryOf(subject);
  const random = seededRandom(`tile:${vendor}:${subject.seed}:${category}`);
  const house = houseOf(vendor);
  const { hero, company } = castOf(leads[category] ?? "", category, random);
  const ground = groundOf(hueAgainst(hero, house.hues, random), house.chroma, house.depth, house.turn);
  const stage: Stage = { brush: new Brush(ground.ink), random, width: 480, height: 300, ground };
  const { brush } = stage;
  const at = (motif: typeof hero | undefined, x: number, y: number, size: number, turn: number) =>
    motif ? placed(motif.draw(brush, random), x, y, size, turn) : "";
  const group =
    brush.halo(340, 140, 190, ground.lit, 0.7) +
    brush.flat(rays(340, 140, 14, 220, 5, 0.4), brush.radial([0, ground.lamp, 0.5], [1, ground.lamp, 0])) +
    brush.halo(340, 140, 110, ground.lamp, 0.7) +
    at(company[0], 268, 214, 108, -14) +
    at(company[1], 440, 206, 112, 14) +
    brush.halo(346, 274, 130, ground.ink, 0.7, 24) +
    at(hero, 354, 148, 226, pick([-5, 0, 4], random));
  const shade = `<rect width="480" height="300" fill="${brush.linearAlong([0, 0, 1, 0], [0, ground.ink, 0.88], [0.4, ground.ink, 0.5], [0.66, ground.ink, 0])}"/>`;
  const lockup = lockupOf(
    subject.title ?? vendor,
    { ...house.setting, bend: house.setting.bend === "rise" ? "rise" : "none" },
    { x: 24, y: 66, width: 216, height: 168, lines: 3, largest: 80, vertical: "middle" },
  );
  return {
    width: 480,
    height: 300,
    brush,
    content:
      sceneFor(hero, category, random)(stage) +
      vignette(stage) +
      group +
      shade +
      glitter(stage, 12, [354, 140, 120]) +
      lettered(brush, lockup, finishOn(house, ground.hue)),
  };
}
