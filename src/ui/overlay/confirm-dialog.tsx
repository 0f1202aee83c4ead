import { Button } from "../control/button.tsx";
import { useQuestion } from "./dialog-store.ts";
import { Dialog } from "./dialog.tsx";

/** Shows the question of the dialog store. Escape and a tap outside mean no. */
export function ConfirmDialog() {
  const question = useQuestion();
  if (!question) return null;
  const actions = (
    <>
      <Button look="quiet" onClick={() => question.answer(false)}>
        {question.cancel}
      </Button>
      <Button look="main" onClick={() => question.answer(true)}>
        {question.submit}
      </Button>
    </>
  );
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)} actions={actions}>
      <p>{question.text}</p>
    </Dialog>
  );
}
