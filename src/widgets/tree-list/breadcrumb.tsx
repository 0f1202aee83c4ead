import { Cell } from "#cells/cell.tsx";
import { usePage } from "#data/page/site.ts";
import type { WidgetOptions } from "#descriptor/widgets/index.ts";
import type { Row } from "#data/page/row.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { markedStale } from "#ui/list/stale.ts";
import styles from "./tree-list.module.css";

interface BreadcrumbProps extends Pick<WidgetOptions["tree-list"], "breadcrumb"> {
  /** The steps, as far as they are known. `isStale`: they are those of an earlier level. */
  path: readonly Row[];
  isStale: boolean;
  /** The parameter of the address with the opened entry. */
  parameter: string;
  /** The opened entry; undefined at the top. */
  opened: string | undefined;
  /** The other parameters, which every level keeps. */
  rest: Readonly<Record<string, string>>;
}

/** The way from the top to the opened entry. Until it has come, and where it cannot, there is a link to the top. */
export function Breadcrumb({ breadcrumb, path, isStale, parameter, opened, rest }: BreadcrumbProps) {
  const text = useText();
  const { route } = usePage();
  const cells = useCellsOfRows(breadcrumb.fields);
  return (
    <nav aria-label={text("tree.path")}>
      <ol {...markedStale(isStale, `wraps touch ${styles.path}`)}>
        {path.length === 0 && opened !== undefined && (
          <li className="line">
            <RouteLink to={route} query={rest} className={`line gap-2 breaks touch ${styles.step}`}>
              {text("tree.top")}
            </RouteLink>
          </li>
        )}
        {path.map((row, place) => {
          const key = String(row[breadcrumb.key]);
          const isHere = place === path.length - 1;
          return (
            <li key={key} className="line">
              <RouteLink
                to={isHere ? undefined : route}
                query={place === 0 ? rest : { ...rest, [parameter]: key }}
                className={`line gap-2 breaks touch ${styles.step}`}
                aria-current={isHere ? "page" : undefined}
              >
                {cells.of(row).map((cell) => (
                  <Cell key={cell.id} cell={cell} value={row[cell.field]} />
                ))}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
