import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Field } from "#ui/control/field.tsx";
import type { LaterProps, Variation } from "../fields/field-props.ts";
import { TypedField } from "../typed/typed-field.tsx";
import type { Part } from "./parts-of.ts";

interface PartFieldProps extends LaterProps<FieldOf<"described">> {
  part: Part;
}

/** A described field: the form's own component of its kind. */
export function PartField({ part, line, ...props }: PartFieldProps) {
  const { id, field, longest } = part;
  const text = useText();
  const of: Variation = longest === undefined ? {} : { longest };
  return (
    <TypedField
      {...props}
      id={id}
      field={field as Parameters<typeof TypedField>[0]["field"]}
      place={<Field label={text(id)} mustFill={field.required} control={() => null} />}
      line={(variation, instead) =>
        line({ ...of, ...variation }, { id, field, ...(props.next !== undefined && { next: props.next }), ...instead })
      }
    />
  );
}
