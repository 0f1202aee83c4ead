import type { Action } from "#descriptor/vocabulary/action.ts";
import { useAudience } from "#facts/use-audience.ts";
import type { PlayingTime } from "#gateway/player-protection.ts";
import { useRun } from "#actions/use-run.ts";
import { formatSignedMoney } from "#text/format-records.ts";
import { formatMoney, formatNumber } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { writeIn } from "#text/write-in.ts";
import { Button } from "#ui/control/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./reminder-dialog.module.css";

interface Props {
  time: PlayingTime;
  records: WidgetProps<"reality-check">["options"]["records"];
  onClose(): void;
}

/** How long the member has been signed in, what came of it, and what to do now. */
export function ReminderDialog({ time, records, onClose }: Props) {
  const text = useText();
  const locale = useLocale();
  const run = useRun();
  const hasRecords = useAudience()(records.when) !== "nobody";
  const then = (action: Action) => () => {
    onClose();
    void run(action);
  };
  const figures = [
    ["stake", formatMoney(time.stake, locale)],
    ["paid", formatMoney(time.paid, locale)],
    ["net", formatSignedMoney(time.net, locale)],
  ] as const;
  return (
    <Dialog title={text("reminder.title")} onClose={onClose}>
      <p>{writeIn(text("reminder.text"), { minutes: formatNumber(time.minutes, locale) })}</p>
      <dl className={`stack gap-2 ${styles.figures}`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{text(`playingTime.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="stack gap-2">
        <Button look="main" onClick={onClose}>
          {text("reminder.goOn")}
        </Button>
        {hasRecords && (
          <Button look="quiet" onClick={then(records.do)}>
            {text("reminder.records")}
          </Button>
        )}
        <Button look="quiet" onClick={then({ action: "sign-out" })}>
          {text("reminder.signOut")}
        </Button>
      </div>
    </Dialog>
  );
}
