import { seededRandom } from "#kernel/random.ts";
import { shuffled } from "./pick.ts";

export type Category = "RNG" | "FISH" | "LIVE" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT";
/** The order of the vendor sorting list. */
export const categories: readonly Category[] = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT"];

export interface VendorSeed {
  code: string;
  name: string;
  categories: readonly Category[];
  freeplay: boolean;
}

/** Vendors that every merchant has: the product treats their codes specially (games §9). */
const FIXED: readonly VendorSeed[] = [
  { code: "TCG_SEA", name: "South Sea Draws", categories: ["LOTT"], freeplay: false },
  { code: "TCG_LOTTO_VN", name: "Lotto Sen Vang", categories: ["LOTT"], freeplay: false },
  { code: "TF", name: "Tagisan Esports", categories: ["ESPORTS"], freeplay: false },
  { code: "DS88", name: "Salpukan Derby", categories: ["COCKFIGHT"], freeplay: false },
  { code: "HBG", name: "Habagat Sports", categories: ["SPORTS"], freeplay: false },
  { code: "GNL", name: "Grand Narra Live", categories: ["LIVE"], freeplay: false },
];

/** Vendors of which each merchant has some. */
const POOL: readonly VendorSeed[] = [
  { code: "AMH", name: "Amihan Play", categories: ["RNG", "FISH"], freeplay: true },
  { code: "BTN", name: "Bituin Studios", categories: ["RNG"], freeplay: true },
  { code: "OBF", name: "Obsidian Forge", categories: ["RNG"], freeplay: false },
  { code: "MCL", name: "Mooncake Labs", categories: ["RNG", "PVP"], freeplay: true },
  { code: "RCB", name: "Red Carabao", categories: ["RNG", "FISH"], freeplay: false },
  { code: "LGR", name: "Lagoon Reels", categories: ["RNG", "FISH"], freeplay: true },
  { code: "QNV", name: "Quinta Nova", categories: ["RNG"], freeplay: false },
  { code: "TLW", name: "Tala Works", categories: ["RNG", "PVP"], freeplay: true },
  { code: "KPR", name: "Kapre Games", categories: ["RNG"], freeplay: false },
  { code: "SVH", name: "Silver Harbor", categories: ["LIVE"], freeplay: false },
  { code: "MSU", name: "Mesa Uno", categories: ["PVP", "LIVE"], freeplay: false },
  { code: "TKB", name: "Takbo Sports", categories: ["SPORTS"], freeplay: false },
];
const FROM_POOL = 9;
/** Always in: without them a category would be thin. */
const POOL_ALWAYS = new Set(["AMH", "MCL", "MSU"]);

/** The vendors of one merchant, in the order it shows them. */
export function vendorsOf(merchantCode: string): VendorSeed[] {
  const random = seededRandom(`${merchantCode}:vendors`);
  const chosen = shuffled(POOL, random)
    .sort((a, b) => Number(POOL_ALWAYS.has(b.code)) - Number(POOL_ALWAYS.has(a.code)))
    .slice(0, FROM_POOL);
  return [...shuffled(chosen, random), ...FIXED];
}

/** The vendors of a merchant that offer a category. */
export function vendorsFor(category: Category, vendors: readonly VendorSeed[]): VendorSeed[] {
  return vendors.filter((vendor) => vendor.categories.includes(category));
}
