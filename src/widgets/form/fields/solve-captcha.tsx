import { useEffect, useRef, useState } from "react";
import type { CallName, CallOutput } from "#gateway/contract.ts";
import { useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./captcha-field.module.css";
import { solveTask } from "./solve-task.ts";

type State = "computing" | "computed" | "lost";

interface Props {
  call: string;
  /** The parameters of the picture's call: the task replaces the picture. */
  parameters: Readonly<Record<string, string | number>>;
  /** Changes with each new picture, which ends what is being solved. */
  picture: string | undefined;
  onSolved(digits: string): void;
}

/** The way through a captcha without seeing it: the phone computes the digits. */
export function SolveCaptcha({ call, parameters, picture, onSolved }: Props) {
  const text = useText();
  const send = useSend();
  const turn = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<{ picture: string | undefined; state: State }>();
  // What was reached for an earlier picture says nothing of this one, not even until an effect has run.
  const state = reached?.picture === picture ? reached?.state : undefined;
  useEffect(() => {
    turn.current++;
  }, [picture]);

  async function solve(): Promise<void> {
    const own = ++turn.current;
    const isWanted = () => own === turn.current && box.current !== null;
    setReached({ picture, state: "computing" });
    const task = (await send(call as CallName, parameters as never).catch(() => undefined)) as
      | CallOutput<"captchaTask">
      | undefined;
    const digits = task && (await solveTask(task, isWanted));
    if (!isWanted()) return;
    setReached({ picture, state: digits === undefined ? "lost" : "computed" });
    if (digits !== undefined) onSolved(digits);
  }
  return (
    <div ref={box} className={styles.solve}>
      <Button look="text" busy={state === "computing"} onClick={() => void solve()}>
        {text("form.captchaCompute")}
      </Button>
      <p role="status" className="muted">
        {state === "computing" && text("form.captchaComputing")}
        {state === "computed" && text("form.captchaComputed")}
        {state === "lost" && text("form.captchaLost")}
      </p>
    </div>
  );
}
