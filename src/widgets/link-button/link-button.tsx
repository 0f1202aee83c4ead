import { useState } from "react";
import { ActionLink } from "#parts/action-link.tsx";
import { useRun } from "#actions/use-run.ts";
import { useText } from "#text/use-text.ts";
import { Button, ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-button.module.css";

/** A button with one action. One that navigates is a link; a slow one shows that it is pending. */
export function LinkButton({ options }: WidgetProps<"link-button">) {
  const { label, icon, do: action, look } = options;
  const run = useRun();
  const text = useText();
  const [busy, setBusy] = useState(false);
  if (action.action === "navigate" || action.action === "open-link") {
    return (
      <ActionLink do={action} className={buttonClasses(look, styles.button)}>
        <ButtonContent look={look} icon={icon}>
          {text(label)}
        </ButtonContent>
      </ActionLink>
    );
  }

  function start(element: Element) {
    setBusy(true);
    void run(action, { element }).finally(() => setBusy(false));
  }
  return (
    <Button
      look={look}
      icon={icon}
      busy={busy}
      className={styles.button}
      onClick={(event) => start(event.currentTarget)}
    >
      {text(label)}
    </Button>
  );
}
