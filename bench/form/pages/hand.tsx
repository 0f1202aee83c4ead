import { IconsContext } from "#ui/picture/icon.tsx";
import { bigForm } from "./big-form.ts";
import { HandForm } from "./hand-form.tsx";
import { icons } from "./icons.ts";
import { fieldsWanted, measurePage } from "./measured-page.ts";

measurePage(
  <IconsContext value={icons}>
    <HandForm {...bigForm(fieldsWanted)} />
  </IconsContext>,
);
