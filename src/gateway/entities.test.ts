import { describe, expect, test } from "vitest";
import { contract } from "./contract.ts";
import {
  announcement,
  article,
  contact,
  downloadLink,
  game,
  gameCategory,
  hotMatch,
  lotteryGame,
  menuGroup,
  vendor,
  vendorCategory,
  winner,
} from "./entities.ts";

/**
 * The fields that the specification shows for each entity (games §3). Where it has two names for one thing, the
 * contract has one (decision 019).
 */
test.each([
  ["a popup item @games-3-01", announcement, "title content promotionType execution"],
  ["a banner @games-2-66", announcement, "id title url"],
  [
    "a hot match @games-3-02",
    hotMatch,
    "matchTime league homeTeam awayTeam homeTeamImageUrl awayTeamImageUrl vendor roomId nodeId",
  ],
  [
    "a game @games-3-03 @games-3-04 @games-3-05 @games-3-07",
    game,
    "nodeId nodeName roomId vassalage gameType gameClassifyNew iconUrl supportPlay lottoMode",
  ],
  ["a vendor @games-3-07", vendor, "gameType vassalage accountTypeName freeplay"],
  ["a category of the sorting list @games-3-12", vendorCategory, "gameCategory vendorNames"],
  [
    "a vendor of the sorting list @games-3-12",
    vendorCategory.shape.vendorNames.element,
    "gameType vassalage accountTypeName",
  ],
  [
    "a lottery game @games-3-16 @games-3-17",
    lotteryGame,
    "gameId gameCode gameGroupCode tag labelName remark mobileIconUrl numero remainTime lockTime lotteryTime isSale winningTime previousWinningNumber",
  ],
  ["a menu group @games-3-19", menuGroup, "tag labelName gameMenus"],
  ["a winner @games-3-21", winner.shape.vo, "iconUrl customerName gameName winAmount"],
  ["a help article @games-3-23", article, "title content"],
  ["a download link @games-3-27", downloadLink, "resourceType url"],
  ["a contact @games-2-107", contact, "key title url"],
  ["member info @games-3-24", contract.memberInfo.output, "account regDate type toUpline nickname id"],
  ["a wallet @games-3-26", contract.wallet.output, "sumBalance"],
  ["a page of games @games-3-09", contract.gameList.output, "content pageNum totalPages"],
  ["a page of favourites @games-3-10", contract.favouriteList.output, "content pageNum totalPages"],
  [
    "the consolidated settings @games-3-32",
    contract.settings.output,
    "customerService imageCDNs resources whitelabel mainDomain",
  ],
  ["the start-up information", contract.startUp.output.shape.info, "mobileTemplate flags promotions"],
] as const)("%s has the fields of the specification @games-2-107", (_what, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(" ")));
});

describe("allowed values of a field (games §3)", () => {
  test("a popup's execution is A, B or F @games-3-01", () =>
    expect(announcement.shape.execution.unwrap().options).toEqual(["A", "B", "F"]));
  test("game categories are those of the specification @account-1-03 @games-3-14", () => {
    expect(gameCategory.options).toEqual([
      "HOT",
      "SPORTS",
      "ESPORTS",
      "LIVE",
      "FISH",
      "RNG",
      "PVP",
      "INHOUSE",
      "COCKFIGHT",
      "ELOTT",
      "LOTT",
    ]);
  });
  test("a download link is for Android, iOS, the iOS profile, the app's icon or the currency jump @games-3-27", () => {
    expect(downloadLink.shape.resourceType.options).toEqual([
      "Android",
      "IOS",
      "MOBILECONFIG",
      "AppDownloadIcon",
      "USDJUMP",
    ]);
  });
  test("promotion keys are MISSION and REFERRAL, each enabled or not @games-3-43 @games-3-44", () => {
    expect(contract.startUp.output.shape.info.shape.promotions.parse({ MISSION: true, REFERRAL: false })).toEqual({
      MISSION: true,
      REFERRAL: false,
    });
    expect(Object.keys(contract.startUp.output.shape.info.shape.promotions.shape)).toEqual(["MISSION", "REFERRAL"]);
  });
  test.each(["TELEGRAM", "TELEGRAM1", "TELEGRAM2", "FACEBOOK", "FACEBOOK1", "FACEBOOK2", "CUSTOMERSERVICE"])(
    "a contact may have the key %s @games-2-103 @games-2-108",
    (key) => expect(contact.shape.key.safeParse(key).success).toBe(true),
  );
  test.each(["TELEGRAM3", "telegram", "VIBER", ""])("no contact has the key %j @games-2-108", (key) =>
    expect(contact.shape.key.safeParse(key).success).toBe(false),
  );
});

test.each([
  ["Agent", "A"],
  ["Player", "PL"],
  ["Banner", "B"],
  ["Pop_Up", "PU"],
  ["Promotion", "PR"],
] as const)("the content type %s is %s @games-9-26", (name, code) => {
  const { type } = announcement.shape;
  expect(type.safeParse(code).success).toBe(true);
  expect(type.description).toContain(`${name} ${code}`);
});
