import type { Vendor } from "#gateway/entities.ts";
import { useList } from "#data/client/use-call.ts";
import { vendorsOf, withSharedIcons } from "#data/games/vendor-rules.ts";

/** Maximum vendors that a lobby offers. */
const MOST = 60;

/** The vendors of a lobby's category, each once; those of all categories for the hot games. */
export function useLobbyVendors(
  gameType: string | undefined,
  known: boolean,
): { data: readonly Vendor[] | undefined; error: unknown } {
  const category = gameType === undefined || gameType === "HOT" ? "ALL" : (gameType as Vendor["gameType"]);
  const { data, error } = useList("vendor", { call: "vendors" }, { enabled: known });
  return { data: data && vendorsOf(withSharedIcons(data), category, MOST), error };
}
