import type { Cell, ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { aboutKind } from "#descriptor/vocabulary/cell-kinds.ts";
import { required } from "#kernel/assert.ts";
import { pointerOf, valueAtPath, withValueAt } from "#kernel/pointer.ts";
import { kindOfCell, textsOfCell } from "../validate/cell-words.ts";
import { fieldsAround, type SourceFields } from "../validate/source-fields.ts";
import type { Walk } from "../validate/walk.ts";

/** The same brand, in which every cell says all that a phone needs: the phone carries no table of the contract. */
export function withResolvedCells<T>(brand: T, { fields }: Pick<Walk, "fields">): T {
  const maps = new Map(fields.flatMap((use) => (use.cell ? [[pointerOf(use.cell.slice(0, -1)), use]] : [])));
  let resolved: unknown = brand;
  for (const { cell: path = [], source } of maps.values()) {
    const around = path.slice(0, -1);
    const answered = fieldsAround(brand, { path, source });
    // In a sheet that nothing opens there is no row: nobody will see these.
    if (!answered) continue;
    const cells = valueAtPath(brand, around) as Record<string, Cell>;
    resolved = withValueAt(resolved, around, resolvedFields(cells, answered));
  }
  return resolved as T;
}

/** Cells completed with what the contract says of their fields. Without any title the first text is one. */
export function resolvedFields(
  cells: Readonly<Record<string, Cell>>,
  answered: SourceFields,
): Record<string, ResolvedCell> {
  const resolved = Object.entries(cells).map(([id, cell]): [string, ResolvedCell] => [
    id,
    resolvedCell(id, cell, answered),
  ]);
  const hasTitle = resolved.some(([, { role }]) => role === "title");
  const first = resolved.find(([id, { as }]) => as === "text" && cells[id]?.role === undefined)?.[0];
  return Object.fromEntries(
    resolved.map(([id, cell]) => [id, !hasTitle && id === first ? { ...cell, role: "title" } : cell]),
  );
}

function resolvedCell(id: string, cell: Cell, { entity, fields }: SourceFields): ResolvedCell {
  const name = cell.field ?? id;
  const field = required(fields[name], `The field "${name}"`);
  const as = required(kindOfCell(cell, field), `A way to show "${name}"`);
  const { emphasis, icons, icon, when, empty, to, do: action } = cell as Cell & Pick<ResolvedCell, "do">;
  return {
    id,
    field: name,
    as,
    role: cell.role ?? aboutKind(as).role,
    ...textsOfCell(cell, { entity, name, field }),
    tones: { ...field.tones, ...cell.tones },
    ...(emphasis && { emphasis }),
    ...(icons && { icons }),
    ...(icon && { icon }),
    ...(when && { when }),
    ...(empty !== undefined && { empty }),
    ...(to !== undefined && { to }),
    ...(action && { do: action }),
  };
}
