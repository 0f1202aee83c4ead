import { z } from "zod";
import { colour, dimensionUpTo } from "./vocabulary/colour.ts";
import { fontId } from "./vocabulary/font.ts";

/** A DTCG design token: a value and its purpose. */
function token<T extends z.ZodType>(value: T, description: string) {
  return z
    .strictObject({
      $value: value,
      $description: z.string().max(200).optional().describe("The token's purpose, for people."),
    })
    .describe(description);
}
const hue = (description: string) => token(colour, description);
const derived = (description: string) => hue(`${description} Derived when absent.`).optional();
const length = (description: string, most: Parameters<typeof dimensionUpTo>[0]) =>
  token(dimensionUpTo(most), description);

/** The colours. The first four are the palette; the others are derived from it unless they are set. */
export const colours = z
  .strictObject({
    accent: hue("The one main action, the active tab, the thing to notice."),
    accentAlt: hue("The second accent: gradients, badges, highlights."),
    surface: hue("The page behind everything."),
    ink: hue("Text."),
    onAccent: derived("Text on the accent."),
    onAccentAlt: derived("Text on the second accent."),
    accentInk: derived("The accent when it is text on the page: links, active labels, big numbers."),
    card: derived("Cards and fields on the page."),
    raised: derived("Sheets, menus, dialogs, the tab bar."),
    header: derived("The header bar."),
    onHeader: derived("Text on the header bar."),
    line: derived("Hairlines and outlines."),
    muted: derived("Quieter text."),
    positive: derived("Success, wins."),
    negative: derived("Errors, the last seconds of a countdown."),
    badge: derived("The red dot and counts."),
    onBadge: derived("Text on a badge."),
  })
  .describe("Colours.");

export const theme = z
  .strictObject({
    scheme: z
      .enum(["light", "dark", "auto"])
      .describe("light or dark only, or auto: follows the phone, with the colours of `dark` in dark mode."),
    color: colours,
    dark: colours.partial().optional().describe("Colours that differ in dark mode; only with scheme auto."),
    gradient: z
      .strictObject({
        accent: token(
          z.array(colour).min(2).max(3).describe("Two or three colours."),
          "The main action's fill, from left to right.",
        ).optional(),
        page: token(
          z.array(colour).min(2).max(3).describe("Two or three colours."),
          "The page's background, from top to bottom.",
        ).optional(),
      })
      .default({})
      .describe("Gradients; flat colours if absent."),
    font: z
      .strictObject({ display: token(fontId, "Titles and big numbers."), body: token(fontId, "Everything else.") })
      .describe("Fonts."),
    type: z
      .strictObject({
        scale: z
          .enum(["tight", "regular", "grand"])
          .describe("The ratio of the six sizes: 12 14 16 20 26 34 px when regular."),
        titleWeight: z.int().min(300).max(900).describe("Weight of titles."),
        titleCase: z.enum(["normal", "upper", "small-caps"]).describe("How titles are written."),
        titleTracking: z.enum(["tight", "normal", "wide"]).describe("Space between the letters of titles."),
      })
      .describe("How titles look."),
    radius: z
      .strictObject({
        card: length("Corners of cards and pictures.", 60),
        control: length("Corners of buttons and fields.", 60),
        pill: length("Corners of badges and pills.", 1000),
      })
      .describe("Corners."),
    border: z.strictObject({ width: length("Width of outlines and hairlines.", 8) }).describe("Outlines."),
    space: z
      .strictObject({
        screen: length("Margin of a screen.", 40),
        gap: length("Space between widgets.", 100),
        inset: length("Padding of cards.", 60),
      })
      .describe("Space, on a 4 px scale."),
    style: z
      .strictObject({
        card: z.enum(["flat", "outline", "glass", "shadow"]).describe("The style of cards."),
        title: z.enum(["plain", "bar", "marker", "rule", "centred"]).describe("How section titles are decorated."),
        button: z.enum(["solid", "gradient", "outline", "glow"]).describe("The one main action."),
        field: z.enum(["filled", "outline", "underline"]).describe("Inputs of forms."),
        picture: z.enum(["plain", "framed", "lifted"]).describe("Game art and banners."),
        ball: z
          .enum(["round", "ring", "square", "lit", "figure"])
          .default("round")
          .describe(
            "Drawn numbers. round: white balls. ring: a thin circle. square: a tinted square. lit: balls lit from within. figure: old-style figures without a ball.",
          ),
        moment: z
          .enum(["plain", "rays", "flash", "leaf", "light", "pearl"])
          .default("plain")
          .describe(
            "What a new result comes with, once; nothing under reduced motion. plain: only its balls arrive. rays: rays turn behind it. flash: the accent flashes for 120 ms. leaf: a leaf falls past it. light: it is lit from behind. pearl: a pearl opens before it.",
          ),
        motion: z
          .enum(["plain", "springs", "none", "fades", "depth", "slow"])
          .default("plain")
          .describe(
            "How things answer a tap and enter. plain: quickly, from nearby. springs: a little too far and back. none: nothing travels, states change at once. fades: slowly, in place. depth: from behind the page. slow: slowly, one after the other.",
          ),
      })
      .describe("Choices of look that are not a number or a colour."),
  })
  .describe("The theme: design tokens in the DTCG format, and choices of look.");
export type Theme = z.infer<typeof theme>;
export type ColourName = keyof z.infer<typeof colours>;
