import type { JsonObject } from "#kernel/json.ts";

const value = (given: string) => ({ $value: given });
const fonts = (display: string, body = display) => ({ display: value(display), body: value(body) });
const corners = (card: string, control: string, pill = "999px") => ({
  card: value(card),
  control: value(control),
  pill: value(pill),
});

/** A preset for a brand's character apart from its colours: fonts, corners, drawing style, header and tab bar. */
export const looks = {
  plain: {
    description: "quiet and modern: an even sans, soft corners, flat cards",
    theme: {
      font: fonts("figtree"),
      radius: corners("14px", "12px"),
      style: { card: "outline", title: "plain", button: "solid", field: "outline", picture: "plain" },
    },
    header: {},
    footer: { icons: "duotone" },
  },
  round: {
    description: "friendly: rounded letters, large corners, thick outlines",
    theme: {
      font: fonts("nunito"),
      type: { titleWeight: 800 },
      radius: corners("24px", "24px"),
      border: { width: value("2px") },
      style: {
        card: "outline",
        title: "marker",
        button: "solid",
        field: "outline",
        picture: "framed",
        moment: "rays",
        motion: "springs",
      },
    },
    header: {},
    footer: { icons: "filled" },
  },
  sharp: {
    description: "fast and dense: condensed letters, hairlines, almost square corners",
    theme: {
      font: fonts("sofia-condensed"),
      type: { titleWeight: 800, titleCase: "upper" },
      radius: corners("4px", "4px", "4px"),
      space: { screen: value("12px"), gap: value("16px"), inset: value("12px") },
      style: {
        card: "outline",
        title: "bar",
        button: "solid",
        field: "underline",
        picture: "plain",
        ball: "square",
        moment: "flash",
        motion: "none",
      },
    },
    header: { home: { look: "slim" }, page: { look: "slim" } },
    footer: { look: "text" },
  },
  grand: {
    description: "cinematic: wide letters, large numbers, gradients, a floating tab bar",
    theme: {
      font: fonts("sora"),
      type: { scale: "grand", titleTracking: "tight" },
      radius: corners("18px", "16px"),
      space: { gap: value("28px") },
      style: {
        card: "glass",
        title: "plain",
        button: "gradient",
        field: "filled",
        picture: "lifted",
        ball: "lit",
        moment: "light",
        motion: "depth",
      },
    },
    header: { page: { look: "transparent" } },
    footer: { look: "floating", icons: "duotone" },
  },
  classic: {
    description: "calm and literary: a serif for titles, much air, few lines",
    theme: {
      font: fonts("fraunces", "figtree"),
      type: { titleWeight: 500, titleTracking: "tight" },
      radius: corners("8px", "8px"),
      space: { screen: value("20px"), gap: value("28px") },
      style: {
        card: "flat",
        title: "rule",
        button: "solid",
        field: "filled",
        picture: "plain",
        ball: "ring",
        moment: "leaf",
        motion: "fades",
      },
    },
    header: {},
    footer: { look: "minimal" },
  },
} as const satisfies Readonly<
  Record<string, { description: string; theme: JsonObject; header: JsonObject; footer: JsonObject }>
>;
export type LookId = keyof typeof looks;
export const lookIds = Object.keys(looks) as LookId[];
