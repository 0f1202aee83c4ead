import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { FieldName } from "#ui/control/field-words.tsx";
import styles from "../form.module.css";

/** The place of a choice before its code has come: as high as what is usual, so that nothing below it moves. */
export function ChoicePlace({ field: { label, required, look, choices = {}, from } }: { field: FieldOf<"choice"> }) {
  const text = useText();
  const usual = from?.coming ?? Object.keys(choices).length;
  const rows = look === "chips" ? 1 : look === "tiles" ? Math.ceil(usual / 2) : usual;
  return (
    <div className="stack gap-2" data-look={look}>
      <FieldName>{text(label)}</FieldName>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.option} />
      ))}
      {!required && <span className={styles.clear} />}
    </div>
  );
}
