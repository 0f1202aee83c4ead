import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallOutput } from "#gateway/contract.ts";
import type { Device, Facts } from "#conditions/facts.ts";
import type { Session } from "#session/session.ts";
import { visitorKind } from "#session/visitor.ts";

type StartUp = CallOutput<"startUp">;

/** Builds the facts. The platform overrides only flags that the brand marks as remote. */
export function factsOf(
  site: Pick<SiteSlice, "flags" | "features">,
  session: Session | null,
  devices: readonly Device[],
  startUp: StartUp | undefined,
): Facts {
  // A platform may omit parts of this: then nothing of it is switched on.
  const info: Partial<StartUp["info"]> = startUp?.info ?? {};
  const remoteFlags = Object.entries(info.flags ?? {}).filter(([name]) => site.features.remoteFlags.includes(name));
  return {
    flags: { ...site.flags, ...Object.fromEntries(remoteFlags) },
    visitor: visitorKind(session),
    memberType: session?.type ?? null,
    promotions: info.promotions ?? {},
    devices,
    remote: {
      ...info.menu,
      newMemberCentre: info.mobileTemplate?.mem_cen === "1",
      newDepositDetail: info.mobileTemplate?.dep_func === "1",
      dividendDisplay: info.dividendDisplay === true,
    },
  };
}
