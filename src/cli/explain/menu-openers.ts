import type { Brand } from "#descriptor/brand.ts";
import { isObject } from "#kernel/json.ts";
import { holdsPlacements } from "../compare/parts.ts";

/** Steps to the widgets that open a menu: a menu button, or anything whose action opens it. */
export function menuOpeners({ header, screens }: Brand, menu: string): string[][] {
  const found: string[][] = [];
  const look = (value: unknown, steps: string[], widget: string[]): void => {
    if (!isObject(value)) return;
    const opens =
      (value["widget"] === "menu-button" && isObject(value["options"]) && value["options"]["menu"] === menu) ||
      (value["action"] === "open-menu" && value["menu"] === menu);
    if (opens) found.push(value["widget"] === undefined ? widget : steps);
    for (const [key, inner] of Object.entries(value))
      look(inner, [...steps, key], holdsPlacements(steps) ? [...steps, key] : widget);
  };
  look(header, ["header"], []);
  look(screens, ["screens"], []);
  return found.filter((steps) => steps.length > 0);
}
