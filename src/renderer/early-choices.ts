import { useEffect, useState } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * Makes choices again that a visitor made in the host's HTML of a part and that were lost: React leaves them in their
 * controls until it draws the part again, and then puts back what it knows. Shows nothing.
 */
export function EarlyChoices(): null {
  const [isFromHost] = useState(!useHydrated());
  useEffect(() => {
    if (!isFromHost) return;
    const early = [...document.querySelectorAll<Control>("main :is(:checked, [type=checkbox])")].filter(
      (control) => isOn(control) !== (control.defaultChecked ?? control.defaultSelected),
    );
    const chosen = early.map(isOn);
    setTimeout(() => early.forEach((control, place) => isOn(control) !== chosen[place] && choose(control)));
  }, [isFromHost]);
  return null;
}

/** A button of several or a tick, or an entry of a list. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, "checked" | "defaultChecked">> &
  Partial<Pick<HTMLOptionElement, "selected" | "defaultSelected">>;

function isOn({ checked, selected }: Control): boolean | undefined {
  return checked ?? selected;
}

function choose(control: Control): void {
  const list = control.closest("select");
  if (!list) return control.click();
  control.selected = true;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}
