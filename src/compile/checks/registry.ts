import type { Check } from "./check.ts";
import { brokenJson } from "./broken-json/broken-json.ts";
import { brokenPattern } from "./broken-pattern/broken-pattern.ts";
import { circularExtends } from "./circular-extends/circular-extends.ts";
import { contrast } from "./contrast/contrast.ts";
import { duplicateKey } from "./duplicate-key/duplicate-key.ts";
import { forbiddenKey } from "./forbidden-key/forbidden-key.ts";
import { forbiddenLink } from "./forbidden-link/forbidden-link.ts";
import { missingTranslation } from "./missing-translation/missing-translation.ts";
import { oversizeFile } from "./oversize-file/oversize-file.ts";
import { sameHostTwice } from "./same-host-twice/same-host-twice.ts";
import { sameMerchantTwice } from "./same-merchant-twice/same-merchant-twice.ts";
import { samePathTwice } from "./same-path-twice/same-path-twice.ts";
import { sectionTwice } from "./section-twice/section-twice.ts";
import { unknownAccess } from "./unknown-access/unknown-access.ts";
import { unknownAsset } from "./unknown-asset/unknown-asset.ts";
import { unknownEntry } from "./unknown-entry/unknown-entry.ts";
import { unknownFile } from "./unknown-file/unknown-file.ts";
import { unknownFlag } from "./unknown-flag/unknown-flag.ts";
import { unknownForm } from "./unknown-form/unknown-form.ts";
import { unknownIcon } from "./unknown-icon/unknown-icon.ts";
import { unknownKey } from "./unknown-key/unknown-key.ts";
import { unknownLayer } from "./unknown-layer/unknown-layer.ts";
import { unknownMenu } from "./unknown-menu/unknown-menu.ts";
import { unknownRoute } from "./unknown-route/unknown-route.ts";
import { unknownRule } from "./unknown-rule/unknown-rule.ts";
import { unknownScreen } from "./unknown-screen/unknown-screen.ts";
import { unknownSlot } from "./unknown-slot/unknown-slot.ts";
import { unknownSource } from "./unknown-source/unknown-source.ts";
import { unknownTextKey } from "./unknown-text-key/unknown-text-key.ts";
import { unknownWidget } from "./unknown-widget/unknown-widget.ts";
import { wrongShape } from "./wrong-shape/wrong-shape.ts";

/** Every rule, in alphabetical order. A rule is a folder here and a line in this list. */
export const checks: readonly Check[] = [
  brokenJson,
  brokenPattern,
  circularExtends,
  contrast,
  duplicateKey,
  forbiddenKey,
  forbiddenLink,
  missingTranslation,
  oversizeFile,
  sameHostTwice,
  sameMerchantTwice,
  samePathTwice,
  sectionTwice,
  unknownAccess,
  unknownAsset,
  unknownEntry,
  unknownFile,
  unknownFlag,
  unknownForm,
  unknownIcon,
  unknownKey,
  unknownLayer,
  unknownMenu,
  unknownRoute,
  unknownRule,
  unknownScreen,
  unknownSlot,
  unknownSource,
  unknownTextKey,
  unknownWidget,
  wrongShape,
];
