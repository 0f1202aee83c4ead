import { useId } from "react";
import { FormField } from "../fields/form-field.tsx";
import type { FormFieldProps } from "../fields/field-props.ts";
import { Fold } from "./fold.tsx";
import type { FieldGroup, FormScreen } from "./screens-of.ts";
import { StepHead } from "./step-head.tsx";

type OfFields = Omit<FormFieldProps, "id" | "next">;

interface ScreensProps extends OfFields {
  screens: readonly FormScreen[];
  /** The place of the visible one. */
  current: number;
  back(): void;
}

/** The screens of a form; one is visible. */
export function Screens({ screens, current, back, ...fields }: ScreensProps) {
  const id = useId();
  return screens.map((screen, place) => (
    <div
      key={screen.title ?? ""}
      className="stack gap-4"
      hidden={place !== current}
      {...(screens.length > 1 && { role: "group", "aria-labelledby": `${id}-${place}` })}
    >
      {screens.length > 1 && screen.title !== undefined && (
        <StepHead id={`${id}-${place}`} title={screen.title} place={place} of={screens.length} onBack={back} />
      )}
      <Groups groups={screen.groups} {...fields} />
    </div>
  ));
}

/** The keyboard's "next" key skips what is folded. */
function Groups({ groups, ...fields }: OfFields & { groups: readonly FieldGroup[] }) {
  const open = groups.filter(({ fold }) => fold === undefined).flatMap(({ ids }) => ids);
  return groups.map(({ fold, ids }) => {
    const order = fold === undefined ? open : ids;
    const first = order.indexOf(ids[0] ?? "");
    const rows = ids.map((id, place) => <FormField key={id} id={id} next={order[first + place + 1]} {...fields} />);
    if (fold === undefined) return rows;
    return (
      <Fold key={fold} title={fold} ids={ids} methods={fields.methods}>
        {rows}
      </Fold>
    );
  });
}
