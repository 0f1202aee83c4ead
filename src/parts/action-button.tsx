import { useId, useState } from "react";
import { useRun } from "#actions/use-run.ts";
import type { Row } from "#data/page/row.ts";
import type { Action } from "#descriptor/vocabulary/action.ts";
import { Button, ButtonContent, buttonClasses, type ButtonLook } from "#ui/control/button.tsx";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { ActionLink } from "./action-link.tsx";

interface ActionButtonProps {
  do: Action;
  look: ButtonLook;
  icon?: string | undefined;
  /** The row that the action is about. */
  row?: Row | undefined;
  /** The id of the element that names the row: the button is named after it, too. */
  rowName?: string | undefined;
  className?: string | undefined;
  children: string;
}

/** A button with one action. One that navigates is a link; a slow one shows that it is pending, unless it waits for an answer. */
export function ActionButton({ do: action, look, icon, row, rowName, className, children }: ActionButtonProps) {
  const run = useRun();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const question = useQuestion();
  if (action.action === "navigate" || action.action === "open-link")
    return (
      <ActionLink do={action} row={row} className={buttonClasses(look, className)}>
        <ButtonContent look={look} icon={icon}>
          {children}
        </ButtonContent>
      </ActionLink>
    );

  function start(element: Element) {
    setBusy(true);
    const about = rowName === undefined ? undefined : document.getElementById(rowName)?.textContent;
    void run(action, { element, row, about }).finally(() => setBusy(false));
  }
  return (
    <Button
      id={id}
      aria-labelledby={rowName && `${id} ${rowName}`}
      look={look}
      icon={icon}
      busy={busy && !question}
      className={className}
      onClick={(event) => start(event.currentTarget)}
    >
      {children}
    </Button>
  );
}
