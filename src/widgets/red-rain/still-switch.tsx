import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";

interface StillSwitchProps {
  still: boolean;
  onChange(still: boolean): void;
}

/** Changes between envelopes that fall and envelopes that do not move. */
export function StillSwitch({ still, onChange }: StillSwitchProps) {
  const text = useText();
  return (
    <Button look="text" onClick={() => onChange(!still)}>
      {text(still ? "rain.fall" : "rain.still")}
    </Button>
  );
}
