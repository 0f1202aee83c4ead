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

/** Everything conditions can ask about, as far as it is known now. */
export function useFacts(): Facts {
  const { data } = useStartUp();
  const facts = factsOf(useSite(), useSession(), useDevices(), data);
  const registration = useRegisterSettings();
  // How people may register is for the platform to say: a page that offers a way it refuses helps nobody.
  return registration ? { ...facts, flags: { ...facts.flags, ...registration.flags } } : facts;
}

/**
 * The platform's start-up configuration (account §2.2). It is asked again in the browser: region restriction depends on
 * who asks.
 */
export function useStartUp() {
  return useCall("startUp", {}, { staleTime: 5000, refetchInterval: 60_000 });
}

/** Facts from their parts. The platform switches only those flags that the brand marks as remote. */
export function factsOf(
  site: Pick<SiteSlice, "flags" | "features">,
  session: Session | null,
  devices: readonly Device[],
  startUp: StartUp | undefined,
): Facts {
  // A platform may leave parts of this out: then nothing of it is switched on.
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
