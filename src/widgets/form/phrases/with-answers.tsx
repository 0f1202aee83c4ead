import type { ReactNode } from "react";
import { useWatch, type Watch } from "../bound/use-watch.ts";
import type { OpenForm } from "../fields/field-props.ts";

/** Watched calls by their names. */
export type Answers = Readonly<Record<string, Watch>>;

interface WithAnswersProps extends OpenForm {
  names: readonly string[];
  /** Those before. */
  known?: Answers;
  children(answers: Answers): ReactNode;
}

/** Makes watched calls one after the other: each has its own state. */
export function WithAnswers({ names: [first, ...others], known = {}, children, ...form }: WithAnswersProps) {
  const watch = useWatch(first, form);
  const all = first === undefined ? known : { ...known, [first]: watch };
  if (others.length === 0) return children(all);
  return (
    <WithAnswers key={others[0]} {...form} names={others} known={all}>
      {children}
    </WithAnswers>
  );
}
