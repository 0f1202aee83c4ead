import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import { waitingContract, type Contract } from "./waiting-contract.ts";

/** Asks whether to open a contract that waits for an answer; leaving the page withdraws the question (games §4). */
export function ContractNotice({ options }: WidgetProps<"contract-notice">) {
  const text = useText();
  const run = useRun();
  const hydrated = useHydrated();
  // A contract that was answered on its page must not be offered again on return: only a fresh answer counts.
  const { data, isFetchedAfterMount } = useCall("contractCheck", {}, { enabled: hydrated, staleTime: 0 });
  const waiting = data && isFetchedAfterMount ? waitingContract(data) : null;

  const askAbout = useEffectEvent(async (contract: Contract, left: AbortSignal) => {
    const question = {
      title: text("contract.title"),
      text: text(`contract.${contract}`),
      cancel: text("dialog.cancel"),
      submit: text("contract.go"),
    };
    if (await ask(question, left)) await run(options[contract]);
  });
  useEffect(() => {
    if (waiting === null) return;
    const leaving = new AbortController();
    void askAbout(waiting, leaving.signal);
    return () => leaving.abort();
  }, [waiting]);
  return null;
}
