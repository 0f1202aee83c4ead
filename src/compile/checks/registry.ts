import { alwaysHolds } from "./always-holds/always-holds.ts";
import { assetSize } from "./asset-size/asset-size.ts";
import { backInCircle } from "./back-in-circle/back-in-circle.ts";
import { bindingType } from "./binding-type/binding-type.ts";
import { brokenPattern } from "./broken-pattern/broken-pattern.ts";
import { brokenPicture } from "./broken-picture/broken-picture.ts";
import { callNotForAudience } from "./call-not-for-audience/call-not-for-audience.ts";
import { catastrophicPattern } from "./catastrophic-pattern/catastrophic-pattern.ts";
import type { Check } from "./check.ts";
import { checkboxWithoutEffect } from "./checkbox-without-effect/checkbox-without-effect.ts";
import { choiceWithoutValues } from "./choice-without-values/choice-without-values.ts";
import { contrast } from "./contrast/contrast.ts";
import { countriesOffered } from "./countries-offered/countries-offered.ts";
import { cycle } from "./cycle/cycle.ts";
import { differentPlaceholders } from "./different-placeholders/different-placeholders.ts";
import { emptyScreen } from "./empty-screen/empty-screen.ts";
import { expiredSuppression } from "./expired-suppression/expired-suppression.ts";
import { foundElsewhere } from "./found-elsewhere.ts";
import { figuresDiffer } from "./figures-differ/figures-differ.ts";
import { filterWithoutEffect } from "./filter-without-effect/filter-without-effect.ts";
import { footerFits } from "./footer-fits/footer-fits.ts";
import { impossibleLimits } from "./impossible-limits/impossible-limits.ts";
import { languagesOffered } from "./languages-offered/languages-offered.ts";
import { markupInText } from "./markup-in-text/markup-in-text.ts";
import { menuNotForAudience } from "./menu-not-for-audience/menu-not-for-audience.ts";
import { missingParameter } from "./missing-parameter/missing-parameter.ts";
import { missingPlace } from "./missing-place/missing-place.ts";
import { missingPluralForm } from "./missing-plural-form/missing-plural-form.ts";
import { missingTranslation } from "./missing-translation/missing-translation.ts";
import { moneyWithoutConfirm } from "./money-without-confirm/money-without-confirm.ts";
import { neverHolds } from "./never-holds/never-holds.ts";
import { noOpOverride } from "./no-op-override/no-op-override.ts";
import { noStartPage } from "./no-start-page/no-start-page.ts";
import { noWayIn } from "./no-way-in/no-way-in.ts";
import { noWayOn } from "./no-way-on/no-way-on.ts";
import { pagesTwice } from "./pages-twice/pages-twice.ts";
import { privatePlatform } from "./private-platform/private-platform.ts";
import { reservedHeader } from "./reserved-header/reserved-header.ts";
import { reservedPath } from "./reserved-path/reserved-path.ts";
import { ruleWithoutMessage } from "./rule-without-message/rule-without-message.ts";
import { sameHostTwice } from "./same-host-twice/same-host-twice.ts";
import { sameMerchantTwice } from "./same-merchant-twice/same-merchant-twice.ts";
import { samePathTwice } from "./same-path-twice/same-path-twice.ts";
import { sameRouteTwice } from "./same-route-twice/same-route-twice.ts";
import { secretLooking } from "./secret-looking/secret-looking.ts";
import { sentTwice } from "./sent-twice/sent-twice.ts";
import { silentSuccess } from "./silent-success/silent-success.ts";
import { statusWithoutWords } from "./status-without-words/status-without-words.ts";
import { stepUnreachable } from "./step-unreachable/step-unreachable.ts";
import { tabsShown } from "./tabs-shown/tabs-shown.ts";
import { textWithoutValues } from "./text-without-values/text-without-values.ts";
import { trappedVisitor } from "./trapped-visitor/trapped-visitor.ts";
import { unknownAsset } from "./unknown-asset/unknown-asset.ts";
import { unknownBinding } from "./unknown-binding/unknown-binding.ts";
import { unknownCall } from "./unknown-call/unknown-call.ts";
import { unknownEntry } from "./unknown-entry/unknown-entry.ts";
import { unknownField } from "./unknown-field/unknown-field.ts";
import { unknownFormField } from "./unknown-form-field/unknown-form-field.ts";
import { unknownMarket } from "./unknown-market/unknown-market.ts";
import { unknownQuery } from "./unknown-query/unknown-query.ts";
import { unknownRegistrationField } from "./unknown-registration-field/unknown-registration-field.ts";
import { unknownRoute } from "./unknown-route/unknown-route.ts";
import { unknownSheet } from "./unknown-sheet/unknown-sheet.ts";
import { unknownSource } from "./unknown-source/unknown-source.ts";
import { unknownTextKey } from "./unknown-text-key/unknown-text-key.ts";
import { unknownTimeZone } from "./unknown-time-zone/unknown-time-zone.ts";
import { unmaskedPersonalData } from "./unmasked-personal-data/unmasked-personal-data.ts";
import { unreachableScreen } from "./unreachable-screen/unreachable-screen.ts";
import { unsatisfiableRule } from "./unsatisfiable-rule/unsatisfiable-rule.ts";
import { unusedData } from "./unused-data/unused-data.ts";
import { unusedSheet } from "./unused-sheet/unused-sheet.ts";
import { unusedSuppression } from "./unused-suppression/unused-suppression.ts";
import { unusedTextKey } from "./unused-text-key/unused-text-key.ts";
import { versionsDiffer } from "./versions-differ/versions-differ.ts";
import { wrongFieldKind } from "./wrong-field-kind/wrong-field-kind.ts";
import { wrongPasswordField } from "./wrong-password-field/wrong-password-field.ts";
import { wrongPresentation } from "./wrong-presentation/wrong-presentation.ts";
import { wrongSeries } from "./wrong-series/wrong-series.ts";
import { wrongSuppression } from "./wrong-suppression/wrong-suppression.ts";

/** All rules, in alphabetical order. To add a rule, add its folder and a line here. */
export const checks: readonly Check[] = [
  ...foundElsewhere,
  alwaysHolds,
  assetSize,
  backInCircle,
  bindingType,
  brokenPattern,
  brokenPicture,
  callNotForAudience,
  catastrophicPattern,
  checkboxWithoutEffect,
  choiceWithoutValues,
  contrast,
  countriesOffered,
  cycle,
  differentPlaceholders,
  emptyScreen,
  expiredSuppression,
  figuresDiffer,
  filterWithoutEffect,
  footerFits,
  impossibleLimits,
  languagesOffered,
  markupInText,
  menuNotForAudience,
  missingParameter,
  missingPlace,
  missingPluralForm,
  missingTranslation,
  moneyWithoutConfirm,
  neverHolds,
  noOpOverride,
  noStartPage,
  noWayIn,
  noWayOn,
  pagesTwice,
  privatePlatform,
  reservedHeader,
  reservedPath,
  ruleWithoutMessage,
  sameHostTwice,
  sameMerchantTwice,
  samePathTwice,
  sameRouteTwice,
  secretLooking,
  sentTwice,
  silentSuccess,
  statusWithoutWords,
  stepUnreachable,
  tabsShown,
  textWithoutValues,
  trappedVisitor,
  unknownAsset,
  unknownBinding,
  unknownCall,
  unknownEntry,
  unknownField,
  unknownFormField,
  unknownMarket,
  unknownQuery,
  unknownRegistrationField,
  unknownRoute,
  unknownSheet,
  unknownSource,
  unknownTextKey,
  unknownTimeZone,
  unmaskedPersonalData,
  unreachableScreen,
  unsatisfiableRule,
  unusedData,
  unusedSheet,
  unusedSuppression,
  unusedTextKey,
  versionsDiffer,
  wrongFieldKind,
  wrongPasswordField,
  wrongPresentation,
  wrongSeries,
  wrongSuppression,
].sort((one, other) => (one.id < other.id ? -1 : 1));
