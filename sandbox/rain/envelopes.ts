import type { RainEnvelope } from "#gateway/red-rain.ts";
import { hashOf, seededRandom } from "#kernel/random.ts";
import { redRain } from "../catalogue/red-rain.ts";

/** For how long an envelope falls, in milliseconds: the fastest and the slowest. */
const FALLS = { least: 3600, most: 5000 } as const;
/** So many side by side: one that falls in the next lane is not in the way. */
const LANES = 4;

/**
 * The envelopes of a round in the order in which they fall: the same for every member, whenever they join. What they
 * hold has nothing to do with it, so that it need not be secret.
 */
export function envelopesOf(round: string): RainEnvelope[] {
  const random = seededRandom(round);
  const { rains, envelopes } = redRain;
  const between = (rains - FALLS.most) / (envelopes - 1);
  return Array.from({ length: envelopes }, (_, index) => ({
    id: `${hashOf(`${round}:${index}`).toString(36)}-${index}`,
    at: Math.floor(index * between),
    falls: Math.floor(FALLS.least + random() * (FALLS.most - FALLS.least)),
    across: Math.floor((((index * 3) % LANES) + 0.15 + random() * 0.7) * (100 / LANES)),
  }));
}
