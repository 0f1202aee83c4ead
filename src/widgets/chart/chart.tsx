import { useState } from "react";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useWholeList } from "#parts/screen/use-whole-list.ts";
import { useShownCells } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { ListView } from "#parts/list-view.tsx";
import { markedStale } from "#ui/list/stale.ts";
import type { WidgetProps } from "../widget.ts";
import { Axes } from "./axes.tsx";
import { Bars, Lines } from "./bars-and-lines.tsx";
import styles from "./chart.module.css";
import { Figures } from "./figures.tsx";
import { Picker } from "./picker.tsx";
import { Ring } from "./ring.tsx";
import { scaleOf } from "./scale.ts";
import { Tip } from "./tip.tsx";
import { colourOf, inOrder, seriesOf, type Charted, type ChartOptions, type Entry } from "./series.ts";

/** What a call lists, drawn, in a box of one height in every state. */
export function Chart({ options }: WidgetProps<"chart">) {
  return (
    <SourceAudience source={options.source}>
      <Drawing options={options} />
    </SourceAudience>
  );
}

function Drawing({ options }: { options: ChartOptions }) {
  const text = useText();
  const [x] = useShownCells(options.x);
  const cells = useShownCells(options.series);
  const answer = useWholeList<Entry>(options.source);
  const [asTable, setAsTable] = useState(false);
  if (!x || cells.length === 0) return null;
  // The names of a ring's parts are as many as come: what follows is shown with them.
  const isComing = options.look === "ring" && answer.data === undefined && !answer.error;
  return (
    <figure
      className={`stack gap-2 gutter ${styles.chart}`}
      data-surface="card"
      data-coming={isComing ? "" : undefined}
    >
      <figcaption className="line gap-2 between">
        <Legend cells={cells} look={options.look} />
        <Button
          look="text"
          className={`firm ${styles.switch}`}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {text("chart.table")}
        </Button>
      </figcaption>
      <div {...markedStale(answer.isStale, styles.box)}>
        <ListView
          answer={answer}
          skeleton={<Skeleton className={options.look === "ring" ? styles.comingRing : styles.coming} />}
          none="state.empty"
          failed="state.chartFailed"
        >
          {(answered) => {
            const entries = inOrder(answered, x);
            const charted = { entries, x, series: seriesOf(entries, cells) };
            return (
              <>
                {!asTable && <Drawn look={options.look} charted={charted} />}
                <Figures {...charted} shown={asTable} />
              </>
            );
          }}
        </ListView>
      </div>
    </figure>
  );
}

function Drawn({ look, charted }: { look: ChartOptions["look"]; charted: Charted }) {
  const { entries, series } = charted;
  const [place, pick] = useState<number | null>(null);
  if (look === "ring") return <Ring {...charted} />;
  const scale = scaleOf(series);
  const Shapes = look === "line" ? Lines : Bars;
  // The latest one until another is picked, and when there are fewer than before.
  const picked = Math.min(place ?? Infinity, entries.length - 1);
  return (
    <>
      <Axes {...charted} scale={scale}>
        <Shapes series={series} scale={scale} picked={picked} />
        <Picker {...charted} picked={picked} onPick={pick} />
      </Axes>
      <Tip {...charted} picked={picked} />
    </>
  );
}

/** The names of the series; of several with the colour of each. */
function Legend({ cells, look }: { cells: readonly Charted["x"][]; look: ChartOptions["look"] }) {
  const text = useText();
  const shown = look === "ring" ? cells.slice(0, 1) : cells;
  return (
    <ul className={`quiet strong wraps ${styles.legend}`}>
      {shown.map(({ id, label }, index) => (
        <li key={id} className="line">
          {shown.length > 1 && (
            <span className={`firm ${styles.swatch}`} data-series={colourOf(index)} data-look={look} />
          )}
          {text(label)}
        </li>
      ))}
    </ul>
  );
}
