import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./steps.module.css";

interface StepHeadProps {
  id: string;
  title: string;
  place: number;
  of: number;
  onBack(): void;
}

/** The title of a step, which one it is, and the way back to the one before. */
export function StepHead({ id, title, place, of, onBack }: StepHeadProps) {
  const text = useText();
  return (
    <div className={`line gap-2 ${styles.head}`}>
      {place > 0 && (
        <Button look="icon" icon="back" onClick={onBack}>
          {text("form.back")}
        </Button>
      )}
      <p id={id} className={`grow strong ${styles.title}`}>
        {text(title)}
      </p>
      <p className="firm quiet">
        {text("form.step")
          .replace("{{step}}", String(place + 1))
          .replace("{{steps}}", String(of))}
      </p>
    </div>
  );
}
