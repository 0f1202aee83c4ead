import { seededRandom } from "#kernel/random.ts";
import { shuffled } from "./pick.ts";

export interface LotterySeed {
  code: string;
  name: string;
  group: "PH" | "VN" | "FAST";
  vendor: "TCG_SEA" | "TCG_LOTTO_VN";
  periodSeconds: number;
  /** Seconds after midnight in Manila of one of its draws. */
  offsetSeconds: number;
  lockSeconds: number;
  /** See winning-number.ts. */
  shape: string;
  modes: readonly ("Lott" | "ZY" | "Elott")[];
}

export const groupLabels = { PH: "Philippines", VN: "Vietnam", FAST: "Fast draws" } as const;

/** The same for members who read Filipino. */
export const filipinoGroupLabels: Readonly<Record<string, string>> = {
  PH: "Pilipinas",
  VN: "Vietnam",
  FAST: "Mabilisang bola",
};

const DAY = 86_400;
const at = (hours: number, minutes = 0): number => hours * 3600 + minutes * 60;
const ALL = ["Lott", "ZY", "Elott"] as const;

const GAMES: readonly LotterySeed[] = [
  {
    code: "MINUTO3",
    name: "Minuto Three",
    group: "FAST",
    vendor: "TCG_SEA",
    periodSeconds: 60,
    offsetSeconds: 0,
    lockSeconds: 5,
    shape: "3x1-6",
    modes: ALL,
  },
  {
    code: "KIDLAT5",
    name: "Kidlat Five",
    group: "FAST",
    vendor: "TCG_SEA",
    periodSeconds: 90,
    offsetSeconds: 0,
    lockSeconds: 8,
    shape: "5x0-9",
    modes: ALL,
  },
  {
    code: "SPRINT11",
    name: "Sprint Eleven",
    group: "FAST",
    vendor: "TCG_SEA",
    periodSeconds: 180,
    offsetSeconds: 0,
    lockSeconds: 10,
    shape: "5of11",
    modes: ALL,
  },
  {
    code: "KULAY1",
    name: "Kulay Wheel",
    group: "FAST",
    vendor: "TCG_SEA",
    periodSeconds: 300,
    offsetSeconds: 0,
    lockSeconds: 15,
    shape: "1x0-9",
    modes: ["Lott", "ZY"],
  },
  {
    code: "KALAHATI",
    name: "Half-Hour Keno",
    group: "FAST",
    vendor: "TCG_SEA",
    periodSeconds: 1800,
    offsetSeconds: 0,
    lockSeconds: 60,
    shape: "10of40",
    modes: ["Lott"],
  },
  {
    code: "KALYE3D",
    name: "Kalye 3D",
    group: "PH",
    vendor: "TCG_SEA",
    periodSeconds: DAY / 3,
    offsetSeconds: at(5),
    lockSeconds: 600,
    shape: "3x0-9",
    modes: ALL,
  },
  {
    code: "BARYO2D",
    name: "Baryo 2D",
    group: "PH",
    vendor: "TCG_SEA",
    periodSeconds: DAY / 6,
    offsetSeconds: at(1),
    lockSeconds: 300,
    shape: "2x1-31",
    modes: ["Lott", "ZY"],
  },
  {
    code: "PARES4D",
    name: "Pares 4D",
    group: "PH",
    vendor: "TCG_SEA",
    periodSeconds: DAY,
    offsetSeconds: at(19),
    lockSeconds: 900,
    shape: "4x0-9",
    modes: ["Lott"],
  },
  {
    code: "BITUIN45",
    name: "Bituin 6/45",
    group: "PH",
    vendor: "TCG_SEA",
    periodSeconds: DAY,
    offsetSeconds: at(21),
    lockSeconds: 1800,
    shape: "6of45",
    modes: ["Lott"],
  },
  {
    code: "LUNTIAN55",
    name: "Luntian 6/55",
    group: "PH",
    vendor: "TCG_SEA",
    periodSeconds: DAY,
    offsetSeconds: at(20, 30),
    lockSeconds: 1800,
    shape: "6of55~1x1-9",
    modes: ["Lott", "ZY"],
  },
  {
    code: "MEKONG5",
    name: "Mekong Five",
    group: "VN",
    vendor: "TCG_LOTTO_VN",
    periodSeconds: 300,
    offsetSeconds: 0,
    lockSeconds: 15,
    shape: "5x0-9~2x0-9",
    modes: ALL,
  },
  {
    code: "SAIGON",
    name: "Saigon Sunrise",
    group: "VN",
    vendor: "TCG_LOTTO_VN",
    periodSeconds: DAY,
    offsetSeconds: at(17, 15),
    lockSeconds: 900,
    shape: "5x0-9~3x0-9~2x0-9",
    modes: ALL,
  },
  {
    code: "HANOI",
    name: "Hanoi Lantern",
    group: "VN",
    vendor: "TCG_LOTTO_VN",
    periodSeconds: DAY,
    offsetSeconds: at(19, 15),
    lockSeconds: 900,
    shape: "5x0-9~2x0-9",
    modes: ["Lott", "ZY"],
  },
];
const OFFERED = 12;

/** The lottery games of one merchant, in the order it shows them: all but one, the fastest first. */
export function lotteryGamesOf(merchantCode: string): LotterySeed[] {
  const random = seededRandom(`${merchantCode}:lottery`);
  const kept = new Set(
    shuffled(GAMES.slice(1), random)
      .slice(0, OFFERED - 1)
      .map((game) => game.code),
  );
  const offered = GAMES.filter((game, index) => index === 0 || kept.has(game.code));
  return shuffled(offered, random).sort((a, b) => Math.sign(a.periodSeconds - b.periodSeconds));
}

/** The codes of a merchant's games that are tagged HOT. */
export function hotLotteryCodes(games: readonly LotterySeed[]): Set<string> {
  return new Set(games.filter((_, index) => index % 3 === 0 || index === 1).map((game) => game.code));
}
