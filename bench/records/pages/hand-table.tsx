import { memo, useId, type ReactNode } from "react";
import { formatMoment, formatSignedMoney } from "#text/format-records.ts";
import badge from "#ui/mark/status-badge.module.css";
import cellStyles from "../../../src/cells/cells.module.css";
import styles from "../../../src/parts/records/records.module.css";
import type { Bet } from "./records.ts";

const COLUMNS = [
  ["name", "title"],
  ["at", "meta"],
  ["status", "badge"],
  ["net", "value"],
] as const;

/** The records in columns, as written by hand: rows that are drawn once. */
export function HandTable({ bets }: { bets: readonly Bet[] }) {
  return (
    <div className={styles["scroll"]} data-surface="card">
      <table className={styles["table"]}>
        <thead>
          <tr>
            {COLUMNS.map(([name, role]) => (
              <th key={name} scope="col" data-role={role}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <Row key={bet.id} bet={bet} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = memo(function Row({ bet }: { bet: Bet }) {
  const id = useId();
  const net = formatSignedMoney(bet.net, "en-PH");
  return (
    <tr>
      <th scope="row" id={id}>
        <First name={bet.name} />
      </th>
      <Column part="meta">
        <time dateTime={bet.at}>{formatMoment(bet.at, "en-PH", "UTC")}</time>
      </Column>
      <Column part="badge">
        <span className={badge["badge"]} data-tone={bet.status === "won" ? "good" : "quiet"}>
          {bet.status}
        </span>
      </Column>
      <Column part="value" emphasis="strong">
        <span className={cellStyles["figure"]} data-tone={net.startsWith("+") ? "good" : "bad"}>
          {net}
        </span>
      </Column>
    </tr>
  );
});

function First({ name }: { name: string }) {
  return (
    <div className={styles["first"]}>
      <Shown part="title" emphasis="strong">
        {name}
      </Shown>
    </div>
  );
}

interface ShownProps {
  part: (typeof COLUMNS)[number][1];
  emphasis?: "strong";
  children: ReactNode;
}

function Column(props: ShownProps) {
  return (
    <td data-role={props.part}>
      <Shown {...props} />
    </td>
  );
}

function Shown({ part, emphasis, children }: ShownProps) {
  return (
    <span className={cellStyles["cell"]} data-role={part} data-emphasis={emphasis}>
      {children}
    </span>
  );
}
