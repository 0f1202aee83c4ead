import { useEffect, type ReactNode } from "react";
import type { Row } from "#data/page/row.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { isPaged } from "#data/client/use-call.ts";
import type { FieldOf } from "#descriptor/field.ts";
import { ListView } from "#parts/list-view.tsx";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { FieldNote } from "#ui/control/field-words.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import { markedStale } from "#ui/list/stale.ts";
import { useBlocked } from "../bound/use-blocked.ts";
import { FieldRefused, type LaterProps, type Resolved } from "../fields/field-props.ts";
import { useContribution } from "../typed/use-contribution.ts";
import { useTyped } from "../typed/use-typed.ts";
import { arranged } from "./arranged.ts";
import styles from "./choice.module.css";
import { SignInFirst } from "./sign-in-first.tsx";
import { keepOptions } from "./known-options.ts";
import { MoreOptions } from "./more-options.tsx";
import { OptionGroup } from "./option-group.tsx";
import { Options, type ChoiceLook } from "./options.tsx";
import { useChosenPage } from "./use-chosen-page.ts";
import { usePagedListed, useWholeListed, type From, type Listed } from "./use-listed.ts";
import { useStillListed } from "./use-still-listed.ts";

interface ListedChoiceProps extends LaterProps<Resolved<FieldOf<"choice">>> {
  from: From;
}

/** One of what a call lists, all at once or in pages. */
export function ListedChoice(props: ListedChoiceProps) {
  return isPaged(props.from.call) ? <PagedChoice {...props} /> : <WholeChoice {...props} />;
}

function WholeChoice(props: ListedChoiceProps) {
  return <ChoiceOfListed {...props} listed={useWholeListed(props.from, props)} />;
}

function PagedChoice(props: ListedChoiceProps) {
  return <ChoiceOfListed {...props} listed={useChosenPage(usePagedListed(props.from, props), useTyped(props))} />;
}

/** Only what is listed now is sent, as it is listed. */
function ChoiceOfListed({ from, listed: all, ...props }: ListedChoiceProps & { listed: Listed }) {
  const { id, field, contributions } = props;
  const chosen = useTyped(props);
  const { cells, of } = useCellsOfRows(from.fields);
  const name = cells.find(({ role }) => role === "title") ?? cells[0];
  const listed = useArranged(from, all, name);
  const { entries, state } = listed;
  const nothing = from.empty ?? "field.choice.empty";
  useStillListed(props, listed, { chosen, preselects: from.preselects });
  useBlocked(props, isBlocked(listed, field.required, chosen));
  useContribution(props, (typed, parameter) => {
    const entry = state === "ready" && entries?.has(typed) ? all.entries?.get(typed) : undefined;
    if (!entry) throw new FieldRefused("field.choice.waiting");
    return { [parameter]: entry[from.value] as string | number };
  });
  useEffect(() => keepOptions(contributions, id, { entries: entries ?? new Map(), name }));

  function check(value: string): string | null {
    if (value === "" && !field.required) return null;
    if (state === "waiting" || state === "failed" || state === "guest") return `field.choice.${state}`;
    if (entries?.size === 0) return nothing;
    return entries?.has(value) ? null : "form.required";
  }
  return (
    <OptionGroup {...props} chosen={chosen} check={check}>
      {(pick) => (
        <ListedOptions listed={listed} coming={from.coming} look={field.look} nothing={nothing}>
          {(shown) => (
            <>
              <Options {...pick} options={[...shown].map(([value, entry]) => ({ value, entry, cells: of(entry) }))} />
              {listed.ahead && <MoreOptions ahead={listed.ahead} count={shown.size} />}
            </>
          )}
        </ListedOptions>
      )}
    </OptionGroup>
  );
}

/** What is listed, as the brand arranges it. */
function useArranged({ arrange }: From, listed: Listed, name: ResolvedCell | undefined): Listed {
  const text = useText();
  const named = (entry: Row, label: string) => (name ? { ...entry, [name.field]: text(label) } : entry);
  return { ...listed, entries: listed.entries && arranged(listed.entries, arrange, named) };
}

/** What cannot be sent yet holds the button back; what may stay empty does so only once something is chosen. */
function isBlocked({ state, entries }: Listed, required: boolean, chosen: string): boolean {
  if (state === "waiting" || state === "failed" || state === "guest") return required || chosen !== "";
  return required && entries?.size === 0;
}

interface ListedOptionsProps {
  listed: Listed;
  coming: number;
  look: ChoiceLook;
  nothing: string;
  children(entries: NonNullable<Listed["entries"]>): ReactNode;
}

/** The list in one of its states, in the place that is kept for it. */
function ListedOptions({ listed, coming, look, nothing, children }: ListedOptionsProps) {
  const { state, entries, error, isStale, refetch } = listed;
  const text = useText();
  const skeleton = (
    <div className={`gap-2 ${styles.options}`} data-look={look}>
      <Skeletons count={coming} className={styles.awaited} />
    </div>
  );
  return (
    <div
      {...markedStale(isStale && entries !== undefined, styles.kept)}
      data-look={look}
      data-usual={look === "chips" ? 1 : Math.min(look === "tiles" ? Math.ceil(coming / 2) : coming, 6)}
      data-coming={(state === "waiting" && entries === undefined) || undefined}
    >
      {state === "guest" ? (
        <SignInFirst />
      ) : state === "empty" ? (
        <FieldNote>{text("field.output.empty")}</FieldNote>
      ) : (
        <ListView
          answer={{ data: entries && [...entries], error, refetch }}
          skeleton={skeleton}
          none={nothing}
          failed="field.choice.failed"
        >
          {(shown) => children(new Map(shown))}
        </ListView>
      )}
    </div>
  );
}
