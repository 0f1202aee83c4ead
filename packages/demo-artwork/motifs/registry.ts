import { beasts } from "./beasts.ts";
import { birds } from "./birds.ts";
import { fruits } from "./fruits.ts";
import { gems } from "./gems.ts";
import { luck } from "./luck.ts";
import type { Motif } from "./motif.ts";
import { places } from "./places.ts";
import { sea } from "./sea.ts";
import { sky } from "./sky.ts";
import { sport } from "./sport.ts";
import { table } from "./table.ts";
import { treasures } from "./treasures.ts";

/** Motifs that go together on one card. */
export const families: readonly (readonly Motif[])[] = [
  gems,
  fruits,
  luck,
  sea,
  table,
  beasts,
  birds,
  places,
  sky,
  treasures,
  sport,
];

/** Every motif of the library. */
export const motifs: readonly Motif[] = families.flat();
