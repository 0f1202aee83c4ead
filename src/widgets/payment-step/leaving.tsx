import { useEffect, useEffectEvent } from "react";
import { useText } from "#text/use-text.ts";
import { BACK } from "./back.ts";
import { OutsideButton, usableAddress } from "./outside-button.tsx";
import type { Deposit, StepOf } from "./step.tsx";

interface LeavingProps {
  deposit: Pick<Deposit, "id">;
  step: StepOf<"redirect"> | StepOf<"app">;
  /** Whether the visitor has been at the provider's page. */
  wasThere: boolean;
}

/**
 * The provider's page or app. The browser goes to a page by itself once; who comes back stays here, and continues by
 * the button.
 */
export function Leaving({ deposit: { id }, step, wasThere }: LeavingProps) {
  const text = useText();
  const leave = useEffectEvent(() => {
    const url = usableAddress(step.url);
    if (wasThere || url === undefined || step.kind !== "redirect") return;
    const here = new URL(location.href);
    here.searchParams.set(BACK, id);
    history.replaceState(history.state, "", here);
    location.assign(url);
  });
  useEffect(() => leave(), []);
  return (
    <div className="stack gap-2">
      <OutsideButton to={step.url} look="main">
        {text(step.kind === "app" ? "payment.openApp" : "payment.continue")}
      </OutsideButton>
      {step.kind === "app" && step.fallback !== null && (
        <OutsideButton to={step.fallback} look="text">
          {text("payment.withoutApp")}
        </OutsideButton>
      )}
    </div>
  );
}
