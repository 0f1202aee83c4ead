import { useEffect, useRef, useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { CallName } from "#gateway/contract.ts";
import { useSend } from "#data/client/use-call.ts";
import { parameterOf } from "../submit/call-input.ts";
import type { FieldProps } from "./field-props.ts";
import { randomKey } from "#data/client/retry/random-key.ts";

/**
 * A captcha's picture as a data URL. `lost`: it did not load. Every failed try loads a new one: each is single-use
 * (account §4).
 */
export function useCaptcha({ id, field, methods, contributions, failures }: FieldProps<FieldOf<"captcha">>) {
  const send = useSend();
  const parameter = field.draw.id;
  const [own] = useState(randomKey);
  const [picture, setPicture] = useState<string>();
  const [lost, setLost] = useState(false);
  const newest = useRef(0);
  const parameters = { ...field.draw.with, ...(parameter !== undefined && { [parameter]: own }) };

  useEffect(() => {
    contributions.set(id, (typed) => ({
      [parameterOf(id, field)]: typed,
      ...(parameter !== undefined && { [parameter]: own }),
    }));
    return () => {
      contributions.delete(id);
    };
  }, [contributions, id, field, parameter, own]);

  async function draw(): Promise<void> {
    const turn = ++newest.current;
    methods.setValue(id, "");
    setPicture(undefined);
    setLost(false);
    try {
      const answer: unknown = await send(field.draw.call as CallName, parameters as never);
      if (turn === newest.current) setPicture(`data:image/png;base64,${String(answer)}`);
    } catch {
      if (turn === newest.current) setLost(true);
    }
  }
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    void latest.current();
  }, [failures]);
  return { picture, lost, draw, parameters };
}
