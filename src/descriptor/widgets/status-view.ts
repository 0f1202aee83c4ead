import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { drawingName } from "../vocabulary/drawing.ts";
import { textKey } from "../vocabulary/reference.ts";

export const statusView = describeWidget({
  type: "status-view",
  description:
    "One message in the middle of the page, with a drawing and one action: maintenance, region restriction, a blocked address, a service error, no connection.",
  options: z.strictObject({
    title: textKey,
    text: textKey,
    drawing: drawingName,
    action: z.strictObject({ label: textKey, do: action }).optional().describe("The action to continue."),
    marker: z
      .enum(["maintenance", "region-restricted", "not-found", "blocked-ip", "service-error", "offline"])
      .optional()
      .describe("The value of data-screen on the page's main element, for tests and monitoring."),
  }),
  texts: [],
  example: { title: "offline.title", text: "offline.text", drawing: "compass", marker: "offline" },
});
