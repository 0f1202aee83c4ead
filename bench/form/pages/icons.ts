import type { IconNode } from "#ui/picture/icon.tsx";

/** Simple drawings: both pages draw the same. */
export const icons: Readonly<Record<string, readonly IconNode[]>> = {
  user: [
    ["circle", { cx: "12", cy: "8", r: "4" }],
    ["path", { d: "M4 21a8 8 0 0 1 16 0" }],
  ],
  close: [["path", { d: "M6 6l12 12M18 6L6 18" }]],
  eye: [
    ["path", { d: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" }],
    ["circle", { cx: "12", cy: "12", r: "3" }],
  ],
};
