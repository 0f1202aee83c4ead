import { useState } from "react";
import { problemOf, type Choosable, type Period } from "#data/screen/period.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Field } from "#ui/control/field.tsx";
import { Sheet } from "#ui/overlay/dialog.tsx";

interface OwnDaysProps {
  period: Period;
  choosable: Choosable;
  onChoose(period: Period): void;
  onClose(): void;
}

/** A sheet with the first and the last day. */
export function OwnDays({ period, choosable, onChoose, onClose }: OwnDaysProps) {
  const text = useText();
  const phrase = usePhrase();
  const [{ from, to }, setDays] = useState(period);
  const [tried, setTried] = useState(false);
  const { most, since, today } = choosable;
  const problem = problemOf({ from, to }, choosable);
  const wrong = problem && (problem === "most" ? phrase("period.most", { count: most }) : text(`period.${problem}`));
  function submit() {
    setTried(true);
    if (wrong !== undefined) return;
    onChoose({ from, to });
    onClose();
  }
  const day = (label: string, value: string, change: (day: string) => void, error?: string) => (
    <Field
      label={text(label)}
      error={error}
      control={(input) => (
        <input
          {...input}
          type="date"
          value={value}
          min={since}
          max={today}
          onChange={({ target }) => change(target.value)}
        />
      )}
    />
  );
  return (
    <Sheet
      title={text("period.own")}
      closeLabel={text("dialog.close")}
      onClose={onClose}
      actions={
        <Button look="main" onClick={submit}>
          {text("period.show")}
        </Button>
      }
    >
      <div className="stack gap-3">
        {day("period.from", from, (next) => setDays({ from: next, to }))}
        {day("period.to", to, (next) => setDays({ from, to: next }), tried ? wrong : undefined)}
      </div>
    </Sheet>
  );
}
