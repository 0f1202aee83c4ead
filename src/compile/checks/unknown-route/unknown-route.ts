import { referenceCheck } from "../reference-check.ts";

export const unknownRoute = referenceCheck({
  id: "unknown-route",
  description: "A route is declared in `routes` and named by its id.",
  kind: "route",
  noun: "route",
  section: "routes",
  remark: ({ name }, { value }) => {
    const [id] =
      Object.entries(value.routes ?? {}).find(
        ([, route]) => route?.path === name || route?.aliases?.includes(name) === true,
      ) ?? [];
    return id === undefined ? undefined : `Routes are named by their id, not by their path: write "${id}".`;
  },
});
