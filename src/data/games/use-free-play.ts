import { useCall } from "../client/use-call.ts";
import { useSite } from "../page/site.ts";

/**
 * Whether the game in a launch page's address can be played for free: the list that it was opened from has said so, or
 * its vendor does (games §5). Whether this visitor may is another question, and the platform has the last word.
 */
export function useFreePlay(query: URLSearchParams): boolean {
  const { language } = useSite();
  const vendor = query.get("vendor");
  const isListed = query.get("freePlay") === "1";
  const vendors = useCall("vendors", { language }, { enabled: vendor !== null && !isListed });
  return isListed || (vendors.data ?? []).some((one) => one.vassalage === vendor && one.freeplay === 1);
}
