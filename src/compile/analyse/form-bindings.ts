import type { Form } from "#descriptor/form.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import type { Path, Reference } from "../validate/walk.ts";

export type ReadForm = AsFarAsRead<Form>;

/** The form that contains a place of a brand. */
export function formAt({ value }: Draft, path: Path): { id: string; form: ReadForm } | undefined {
  const id = path[0] === "forms" ? String(path[1]) : undefined;
  const form = id === undefined ? undefined : value.forms?.[id];
  return id !== undefined && form ? { id, form } : undefined;
}

/** A name of what the same form types or watches. */
export interface FormBindingUse {
  kind: "input" | "watch";
  form: string;
  /** The name before the dot, and the field of an answer after it. */
  head: string;
  part: string | undefined;
  /** The steps inside the form: what takes the value. */
  taker: Path;
  path: Path;
}

/** The names of inputs and watched calls that forms use. */
export const formBindings = memoizeByIdentity((references: readonly Reference[]): readonly FormBindingUse[] =>
  references.flatMap(({ kind, name, path }) => {
    if ((kind !== "input" && kind !== "watch") || path[0] !== "forms") return [];
    const [head = "", part] = name.split(".");
    return [{ kind, form: String(path[1]), head, part, taker: path.slice(2, -1), path }];
  }),
);
