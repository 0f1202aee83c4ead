import { referenceCheck } from "../reference-check.ts";

export const unknownRoute = referenceCheck({
  id: "unknown-route",
  description: "A route is declared in `routes` and named by its id.",
  about: [
    "Routes are named by id, so that a path is changed in one place.",
    "A removed route is reported once, however many places use it: at the null that removes it, otherwise at the first of the places.",
  ],
  kind: "route",
  section: "routes",
  remark: ({ name }, { value }) => {
    const [id] =
      Object.entries(value.routes ?? {}).find(
        ([, route]) => route?.path === name || route?.aliases?.includes(name) === true,
      ) ?? [];
    return id === undefined ? undefined : `Routes are named by their id, not by their path: write "${id}".`;
  },
});
