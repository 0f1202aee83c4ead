import { useSite } from "#data/page/site.ts";
import { CHOSEN_SCHEME, setPreference, usePreference } from "#session/preferences.ts";
import { useText } from "#text/use-text.ts";
import { Segments } from "#ui/control/segments.tsx";

const CHOICES = ["auto", "light", "dark"] as const;

/** Light, dark, or as the phone says; the page's frame applies it. */
export function AppearanceSwitch() {
  const { scheme } = useSite();
  const text = useText();
  const chosen = usePreference(CHOSEN_SCHEME);
  if (scheme !== "auto") return null;
  return (
    <Segments
      label={text("appearance.choose")}
      segments={CHOICES.map((value) => ({ value, label: text(`appearance.${value}`) }))}
      current={CHOICES.find((value) => value === chosen) ?? "auto"}
      onChoose={(value) => setPreference(CHOSEN_SCHEME, value)}
    />
  );
}
