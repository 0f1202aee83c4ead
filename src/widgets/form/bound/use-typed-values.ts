import { useEffect, useEffectEvent, useState } from "react";
import type { OpenForm, Plain } from "../fields/field-props.ts";
import { typedValue } from "./typed-values.ts";

/** What fields of a form would send, by their ids. */
export type Inputs = Readonly<Record<string, Plain>>;

/** What fields would send now: those that are filled in and right. */
export function useTypedValues(ids: readonly string[], props: OpenForm): Inputs {
  const { methods } = props;
  const now = () => {
    const values = methods.getValues();
    return JSON.stringify(Object.fromEntries(ids.map((id) => [id, typedValue(id, values, props)])));
  };
  // A field that is shown again knows at once what the others have: "nothing yet" would be another source.
  const [typed, setTyped] = useState(now);
  const look = useEffectEvent(() => setTyped(now()));
  // After each render, too: another condition or limit can make what is typed right or wrong.
  useEffect(() => look());
  useEffect(() => methods.watch(() => look()).unsubscribe, [methods]);
  return JSON.parse(typed) as Inputs;
}
