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
 * What the specification shows of each entity (games §3). Where it has two names for one thing, the contract has one
 * (decision 019).
 */
test.each([
  ["a popup item", announcement, "title content promotionType execution"],
  ["a banner", announcement, "id title url"],
  [
    "a hot match",
    hotMatch,
    "matchTime league homeTeam awayTeam homeTeamImageUrl awayTeamImageUrl vendor roomId nodeId",
  ],
  ["a game", game, "nodeId nodeName roomId vassalage gameType gameClassifyNew iconUrl supportPlay lottoMode"],
  ["a vendor", vendor, "gameType vassalage accountTypeName freeplay"],
  ["a category of the sorting list", vendorCategory, "gameCategory vendorNames"],
  ["a vendor of the sorting list", vendorCategory.shape.vendorNames.element, "gameType vassalage accountTypeName"],
  [
    "a lottery game",
    lotteryGame,
    "gameId gameCode gameGroupCode tag labelName remark mobileIconUrl numero remainTime lockTime lotteryTime isSale winningTime previousWinningNumber",
  ],
  ["a menu group", menuGroup, "tag labelName gameMenus"],
  ["a winner", winner.shape.vo, "iconUrl customerName gameName winAmount"],
  ["a help article", article, "title content"],
  ["a download link", downloadLink, "resourceType url"],
  ["a contact", contact, "key title url"],
  ["member info", contract.memberInfo.output, "account regDate type toUpline nickname id"],
  ["a wallet", contract.wallet.output, "sumBalance"],
  ["a page of games", contract.gameList.output, "content pageNum totalPages"],
  ["a page of favourites", contract.favouriteList.output, "content pageNum totalPages"],
  ["the consolidated settings", contract.settings.output, "customerService imageCDNs resources whitelabel mainDomain"],
  ["the start-up information", contract.startUp.output.shape.info, "mobileTemplate flags promotions"],
] as const)("%s has the fields of the specification (games §3)", (_what, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(" ")));
});

describe("what a field may say (games §3)", () => {
  test("a popup's execution is A, B or F", () =>
    expect(announcement.shape.execution.unwrap().options).toEqual(["A", "B", "F"]));
  test("game categories are those of the specification", () => {
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
  test("a download link is for Android, iOS, the iOS profile, the app's icon or the currency jump", () => {
    expect(downloadLink.shape.resourceType.options).toEqual([
      "Android",
      "IOS",
      "MOBILECONFIG",
      "AppDownloadIcon",
      "USDJUMP",
    ]);
  });
  test("promotion keys are MISSION and REFERRAL, each enabled or not", () => {
    expect(contract.startUp.output.shape.info.shape.promotions.parse({ MISSION: true, REFERRAL: false })).toEqual({
      MISSION: true,
      REFERRAL: false,
    });
    expect(Object.keys(contract.startUp.output.shape.info.shape.promotions.shape)).toEqual(["MISSION", "REFERRAL"]);
  });
  test.each(["TELEGRAM", "TELEGRAM1", "TELEGRAM2", "FACEBOOK", "FACEBOOK1", "FACEBOOK2", "CUSTOMERSERVICE"])(
    "a contact may have the key %s (games §2)",
    (key) => {
      expect(contact.shape.key.safeParse(key).success).toBe(true);
    },
  );
  test.each(["TELEGRAM3", "telegram", "VIBER", ""])("no contact has the key %j", (key) =>
    expect(contact.shape.key.safeParse(key).success).toBe(false),
  );
});

test.each([
  ["Agent", "A"],
  ["Player", "PL"],
  ["Banner", "B"],
  ["Pop_Up", "PU"],
  ["Promotion", "PR"],
] as const)("the content type %s is %s (games §9)", (name, code) => {
  const { type } = announcement.shape;
  expect(type.safeParse(code).success).toBe(true);
  expect(type.description).toContain(`${name} ${code}`);
});
