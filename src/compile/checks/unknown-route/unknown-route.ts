import { referenceCheck } from "../reference-check.ts";

export const unknownRoute = referenceCheck({
  id: "unknown-route",
  description: "A route is named by the id it has in `routes`.",
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
