import type { IconNode } from "#ui/picture/icon.tsx";

/** A simple drawing: both pages draw the same. */
export const icons: Readonly<Record<string, readonly IconNode[]>> = {
  heart: [["path", { d: "M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z" }]],
};
