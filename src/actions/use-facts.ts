import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useSite } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";
import { useRegisterSettings } from "#data/sign-in/use-register-settings.ts";
import type { Device, Facts } from "#conditions/facts.ts";
import type { Session } from "#session/session.ts";
import { useDevices, useSession } from "#session/use-session.ts";
import { visitorKind } from "#session/visitor.ts";

type StartUp = CallOutput<"startUp">;

/** All facts for conditions, as far as they are known now. */
export function useFacts(): Facts {
  const { data } = useStartUp();
  const facts = factsOf(useSite(), useSession(), useDevices(), data);
  const registration = useRegisterSettings();
  // The platform decides how visitors may register: a page that offers a way it refuses helps nobody.
  return registration ? { ...facts, flags: { ...facts.flags, ...registration.flags } } : facts;
}

/**
 * The platform's start-up configuration (account §2.2). The browser refetches it: region restriction depends on the
 * visitor.
 */
export function useStartUp() {
  return useCall("startUp", {}, { staleTime: 5000, refetchInterval: 60_000 });
}

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
      newMemberCentre: info.mobileTemplate?.mem_cen === "1",
      newDepositDetail: info.mobileTemplate?.dep_func === "1",
      dividendDisplay: info.dividendDisplay === true,
    },
  };
}
