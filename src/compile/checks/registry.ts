import { alwaysHolds } from "./always-holds/always-holds.ts";
import { assetSize } from "./asset-size/asset-size.ts";
import { brokenJson } from "./broken-json/broken-json.ts";
import { brokenPage } from "./broken-page/broken-page.ts";
import { brokenPattern } from "./broken-pattern/broken-pattern.ts";
import { brokenPicture } from "./broken-picture/broken-picture.ts";
import { catastrophicPattern } from "./catastrophic-pattern/catastrophic-pattern.ts";
import type { Check } from "./check.ts";
import { circularExtends } from "./circular-extends/circular-extends.ts";
import { compilerFailure } from "./compiler-failure/compiler-failure.ts";
import { contrast } from "./contrast/contrast.ts";
import { differentPlaceholders } from "./different-placeholders/different-placeholders.ts";
import { duplicateKey } from "./duplicate-key/duplicate-key.ts";
import { emptyScreen } from "./empty-screen/empty-screen.ts";
import { expiredSuppression } from "./expired-suppression/expired-suppression.ts";
import { footerFits } from "./footer-fits/footer-fits.ts";
import { forbiddenKey } from "./forbidden-key/forbidden-key.ts";
import { forbiddenLink } from "./forbidden-link/forbidden-link.ts";
import { headerFits } from "./header-fits/header-fits.ts";
import { languagesOffered } from "./languages-offered/languages-offered.ts";
import { menuNotForAudience } from "./menu-not-for-audience/menu-not-for-audience.ts";
import { missingParameter } from "./missing-parameter/missing-parameter.ts";
import { missingPlace } from "./missing-place/missing-place.ts";
import { missingPluralForm } from "./missing-plural-form/missing-plural-form.ts";
import { missingTranslation } from "./missing-translation/missing-translation.ts";
import { nestedTooDeep } from "./nested-too-deep/nested-too-deep.ts";
import { neverHolds } from "./never-holds/never-holds.ts";
import { newerFormat } from "./newer-format/newer-format.ts";
import { noOpOverride } from "./no-op-override/no-op-override.ts";
import { noWayIn } from "./no-way-in/no-way-in.ts";
import { notAFile } from "./not-a-file/not-a-file.ts";
import { notUtf8 } from "./not-utf-8/not-utf-8.ts";
import { noteAgainstRule } from "./note-against-rule/note-against-rule.ts";
import { oldFormat } from "./old-format/old-format.ts";
import { oversizeFile } from "./oversize-file/oversize-file.ts";
import { privatePlatform } from "./private-platform/private-platform.ts";
import { reservedPath } from "./reserved-path/reserved-path.ts";
import { ruleWithoutMessage } from "./rule-without-message/rule-without-message.ts";
import { sameHostTwice } from "./same-host-twice/same-host-twice.ts";
import { sameMerchantTwice } from "./same-merchant-twice/same-merchant-twice.ts";
import { samePathTwice } from "./same-path-twice/same-path-twice.ts";
import { secretLooking } from "./secret-looking/secret-looking.ts";
import { sectionTwice } from "./section-twice/section-twice.ts";
import { tabsShown } from "./tabs-shown/tabs-shown.ts";
import { trappedVisitor } from "./trapped-visitor/trapped-visitor.ts";
import { unknownAccess } from "./unknown-access/unknown-access.ts";
import { unknownAsset } from "./unknown-asset/unknown-asset.ts";
import { unknownCall } from "./unknown-call/unknown-call.ts";
import { unknownEntry } from "./unknown-entry/unknown-entry.ts";
import { unknownFile } from "./unknown-file/unknown-file.ts";
import { unknownFlag } from "./unknown-flag/unknown-flag.ts";
import { unknownForm } from "./unknown-form/unknown-form.ts";
import { unknownFormField } from "./unknown-form-field/unknown-form-field.ts";
import { unknownIcon } from "./unknown-icon/unknown-icon.ts";
import { unknownKey } from "./unknown-key/unknown-key.ts";
import { unknownLayer } from "./unknown-layer/unknown-layer.ts";
import { unknownMarket } from "./unknown-market/unknown-market.ts";
import { unknownMenu } from "./unknown-menu/unknown-menu.ts";
import { unknownRegistrationField } from "./unknown-registration-field/unknown-registration-field.ts";
import { unknownRoute } from "./unknown-route/unknown-route.ts";
import { unknownRule } from "./unknown-rule/unknown-rule.ts";
import { unknownScreen } from "./unknown-screen/unknown-screen.ts";
import { unknownSlot } from "./unknown-slot/unknown-slot.ts";
import { unknownSource } from "./unknown-source/unknown-source.ts";
import { unknownTextKey } from "./unknown-text-key/unknown-text-key.ts";
import { unknownTimeZone } from "./unknown-time-zone/unknown-time-zone.ts";
import { unknownWidget } from "./unknown-widget/unknown-widget.ts";
import { unreachableScreen } from "./unreachable-screen/unreachable-screen.ts";
import { unsatisfiableRule } from "./unsatisfiable-rule/unsatisfiable-rule.ts";
import { unusedSuppression } from "./unused-suppression/unused-suppression.ts";
import { unusedTextKey } from "./unused-text-key/unused-text-key.ts";
import { wrongFolderName } from "./wrong-folder-name/wrong-folder-name.ts";
import { wrongShape } from "./wrong-shape/wrong-shape.ts";
import { wrongSuppression } from "./wrong-suppression/wrong-suppression.ts";

/** All rules, in alphabetical order. To add a rule, add its folder and a line here. */
export const checks: readonly Check[] = [
  alwaysHolds,
  assetSize,
  brokenJson,
  brokenPage,
  brokenPattern,
  brokenPicture,
  catastrophicPattern,
  circularExtends,
  compilerFailure,
  contrast,
  differentPlaceholders,
  duplicateKey,
  emptyScreen,
  expiredSuppression,
  footerFits,
  forbiddenKey,
  forbiddenLink,
  headerFits,
  languagesOffered,
  menuNotForAudience,
  missingParameter,
  missingPlace,
  missingPluralForm,
  missingTranslation,
  nestedTooDeep,
  neverHolds,
  newerFormat,
  noOpOverride,
  noWayIn,
  notAFile,
  notUtf8,
  noteAgainstRule,
  oldFormat,
  oversizeFile,
  privatePlatform,
  reservedPath,
  ruleWithoutMessage,
  sameHostTwice,
  sameMerchantTwice,
  samePathTwice,
  secretLooking,
  sectionTwice,
  tabsShown,
  trappedVisitor,
  unknownAccess,
  unknownAsset,
  unknownCall,
  unknownEntry,
  unknownFile,
  unknownFlag,
  unknownForm,
  unknownFormField,
  unknownIcon,
  unknownKey,
  unknownLayer,
  unknownMarket,
  unknownMenu,
  unknownRegistrationField,
  unknownRoute,
  unknownRule,
  unknownScreen,
  unknownSlot,
  unknownSource,
  unknownTextKey,
  unknownTimeZone,
  unknownWidget,
  unreachableScreen,
  unsatisfiableRule,
  unusedSuppression,
  unusedTextKey,
  wrongFolderName,
  wrongShape,
  wrongSuppression,
];
