import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { menuId } from "../vocabulary/reference.ts";

export const menuButton = describeWidget({
  type: "menu-button",
  description:
    "A button that opens a menu: below itself, or as a sidebar, as the menu says (account §2.3, games §2). It has a dot while an entry of the menu has a badge.",
  options: z.strictObject({ menu: menuId }),
  texts: ["header.menu", "menu.close", "sidebar.*", "footer.badge*", "header.unread"],
  icons: ["menu", "close", "member"],
  example: { menu: "main" },
});
