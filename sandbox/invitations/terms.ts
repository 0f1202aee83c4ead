import type { LanguageCode, Translated } from "#gateway/languages.ts";
import { wordsIn } from "#gateway/languages.ts";
import { turnoverFactors } from "../ledger/turnover.ts";
import { withMoney } from "../merchants/written-money.ts";
import { MOST_CODES } from "./codes.ts";

/** What an inviter receives for a friend, once, and the least deposit that brings it. */
export const BONUS = "100.00";
export const MINIMUM = "300.00";

const times = turnoverFactors.promotion;

const rules: Translated<string> = {
  EN: `<ol><li>Your friend opens your link, or types your code, and registers.</li><li>When your friend deposits <strong>{${MINIMUM}}</strong> or more for the first time, you get <strong>{${BONUS}}</strong>, once for each friend.</li><li>Stake the bonus ${times} times before you withdraw it.</li><li>You cannot invite yourself: one person has one account.</li><li>You can have ${MOST_CODES} codes, to see where your friends come from.</li></ol>`,
  TY: `<ol><li>Binubuksan ng kaibigan mo ang link mo, o tina-type ang code mo, at nagrerehistro.</li><li>Sa unang deposito ng kaibigan mo na <strong>{${MINIMUM}}</strong> o higit pa, may <strong>{${BONUS}}</strong> ka, isang beses sa bawat kaibigan.</li><li>Itaya ang bonus nang ${times} beses bago ito i-withdraw.</li><li>Hindi mo puwedeng imbitahan ang sarili mo: isang account lang bawat tao.</li><li>Puwede kang magkaroon ng ${MOST_CODES} code, para makita kung saan galing ang mga kaibigan mo.</li></ol>`,
};

/** The rules, as the platform keeps them. */
export function rulesIn(language: LanguageCode, currency: string): string {
  return withMoney(wordsIn(rules, language), currency);
}
