import { memo, useEffect, useId, useState } from "react";
import { formatMoment, formatSignedMoney } from "#text/format-records.ts";
import badge from "#ui/mark/status-badge.module.css";
import cellStyles from "../../../src/cells/cells.module.css";
import bar from "../../../src/widgets/filter-bar/filter-bar.module.css";
import styles from "../../../src/parts/records/records.module.css";
import { HandTable } from "./hand-table.tsx";
import { pageOf, requestedLook, requestedRecords, type Bet } from "./records.ts";

/** How far from the end of the page the next records are asked for, and milliseconds between two requests. */
const NEAR = 500;
const EVERY = 1000;
const KINDS = ["all", "game", "lottery"];

/** The records as written by hand: rows that are drawn once. */
export function HandRecords() {
  const [bets, setBets] = useState<readonly Bet[]>(() => pageOf(1, requestedRecords).content);
  const [kind, setKind] = useState("all");
  useEffect(() => {
    let asked = -Infinity;
    let number = 1;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(again);
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight - scrollY - clientHeight > NEAR) return;
      const wait = asked + EVERY - performance.now();
      if (wait > 0) {
        again = setTimeout(look, wait);
        return;
      }
      asked = performance.now();
      number += 1;
      const { content } = pageOf(number, requestedRecords);
      if (content.length > 0) setBets((before) => [...before, ...content]);
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return (
    <>
      <div className={bar["bar"]}>
        <fieldset className={bar["chips"]} data-look="chips">
          {KINDS.map((name) => (
            <label key={name} className={bar["chip"]}>
              <input
                type="radio"
                className="visually-hidden"
                name="kind"
                checked={name === kind}
                onChange={() => setKind(name)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {requestedLook === "table" ? (
        <HandTable bets={bets} />
      ) : (
        <section className={styles["day"]}>
          <ul className={styles["list"]} data-look="rows" data-surface="card">
            {bets.map((bet) => (
              <Row key={bet.id} bet={bet} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Row = memo(function Row({ bet }: { bet: Bet }) {
  const name = useId();
  const net = formatSignedMoney(bet.net, "en-PH");
  return (
    <li className={styles["item"]}>
      <div className={styles["row"]}>
        <span className={styles["main"]}>
          <span className={styles["words"]}>
            <span id={name} className={styles["titles"]}>
              <span className={cellStyles["cell"]} data-role="title" data-emphasis="strong">
                {bet.name}
              </span>
            </span>
            <span className={cellStyles["cell"]} data-role="meta">
              <span className="visually-hidden">at </span>
              <time dateTime={bet.at}>{formatMoment(bet.at, "en-PH", "UTC")}</time>
            </span>
          </span>
          <span className={styles["end"]}>
            <span className={cellStyles["cell"]} data-role="badge">
              <span className="visually-hidden">status </span>
              <span className={badge["badge"]} data-tone={bet.status === "won" ? "good" : "quiet"}>
                {bet.status}
              </span>
            </span>
            <span className={cellStyles["cell"]} data-role="value" data-emphasis="strong">
              <span className="visually-hidden">net </span>
              <span className={cellStyles["figure"]} data-tone={net.startsWith("+") ? "good" : "bad"}>
                {net}
              </span>
            </span>
          </span>
        </span>
      </div>
    </li>
  );
});
