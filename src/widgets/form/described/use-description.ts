import { useEffect, useMemo } from "react";
import { reportOnce } from "#data/page/report.ts";
import { usePage, useSite } from "#data/page/site.ts";
import type { FieldOf } from "#descriptor/field.ts";
import { descriptionProblem } from "#gateway/described-fields.ts";
import type { DescribedField } from "#gateway/described.ts";
import { useWatch, type Watch } from "../bound/use-watch.ts";
import type { LaterProps } from "../fields/field-props.ts";
import { partsOf, type Part } from "./parts-of.ts";

/** What a platform describes now. */
export interface Description {
  /** `refused`: the site cannot show it. Only while it is ready anything of it is sent. */
  state: Watch["state"] | "refused";
  /** The fields; those of an answer to the same question until the newest has come. */
  parts: readonly Part[];
  /** The question that they answer, once it no longer changes. */
  asked: string | undefined;
  retry(): void;
}

const NONE: readonly DescribedField[] = [];

/** The fields that an answer describes. A description that cannot be shown is reported once. */
export function useDescription(props: LaterProps<FieldOf<"described">>): Description {
  const { id, field } = props;
  const [watch = "", part = ""] = field.from.watch.split(".");
  const { state, answer, earlier, asked, retry } = useWatch(watch, props);
  const known = answer ?? earlier;
  const given = JSON.stringify(known === undefined ? NONE : (known[part] ?? NONE));
  const problem = useMemo(() => descriptionProblem(JSON.parse(given)), [given]);
  const parts = useMemo(
    () => partsOf(id, problem === undefined ? (JSON.parse(given) as DescribedField[]) : NONE),
    [id, given, problem],
  );
  useReported(id, problem && `The platform described fields in "${part}" that a form cannot show: ${problem}`);
  return { state: state === "ready" && problem !== undefined ? "refused" : state, parts, asked, retry };
}

function useReported(id: string, problem: string | undefined): void {
  const { brand, reports = false } = useSite();
  const { route } = usePage();
  useEffect(() => {
    if (problem !== undefined)
      reportOnce({ brand, screen: route, widget: "form", id }, new TypeError(problem), reports);
  }, [problem, brand, route, id, reports]);
}
