import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { ListedChoice } from "../choice/listed-choice.tsx";
import { OptionGroup } from "../choice/option-group.tsx";
import { Options } from "../choice/options.tsx";
import { useTyped } from "./use-typed.ts";
import type { LaterProps, Resolved } from "../fields/field-props.ts";

/** One of several, each of which is shown. */
export function ChoiceField(props: LaterProps<Resolved<FieldOf<"choice">>>) {
  const { from } = props.field;
  return from ? <ListedChoice {...props} from={from} /> : <WrittenChoice {...props} />;
}

function WrittenChoice(props: LaterProps<Resolved<FieldOf<"choice">>>) {
  const { field } = props;
  const text = useText();
  const chosen = useTyped(props);
  return (
    <OptionGroup
      {...props}
      chosen={chosen}
      check={(value) => (field.required && value === "" ? "form.required" : null)}
    >
      {(pick) => (
        <Options
          {...pick}
          options={Object.entries(field.choices ?? {}).map(([value, { label }]) => ({ value, name: text(label) }))}
        />
      )}
    </OptionGroup>
  );
}
