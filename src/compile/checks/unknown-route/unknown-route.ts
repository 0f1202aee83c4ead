import { referenceCheck } from "../reference-check.ts";

export const unknownRoute = referenceCheck({
  id: "unknown-route",
  description: "A route is declared in `routes` and named by its id.",
  kind: "route",
  noun: "route",
  section: "routes",
  remark: ({ name }, { value }) => {
    const [id] =
      Object.entries(value.routes ?? {}).find(([, { path, aliases }]) => path === name || aliases?.includes(name)) ??
      [];
    return id === undefined ? undefined : `Routes are named by their id, not by their path: write "${id}".`;
  },
});
