import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { menuId } from "../vocabulary/reference.ts";

export const menuButton = describeWidget({
  type: "menu-button",
  description: "A button that opens a popover menu (account §2.3).",
  options: z.strictObject({ menu: menuId }),
  texts: ["header.menu", "menu.close"],
  icons: ["menu", "close"],
  example: { menu: "main" },
});
