import { describe, expect, test } from "vitest";
import { contract, type CallName } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";

/**
 * What the two specifications define for the calls (account §7, games §7): method, input and answer. The merchant and
 * the token are sent in headers. The contract may have more.
 */
type SpecifiedCall = readonly [tags: string, call: CallName, method: string, sends: string, answers: string];

const account: readonly SpecifiedCall[] = [
  ["@account-7-01", "login", "POST", "username password captcha type", "token userName customerType firstTimeLogin"],
  ["@account-3-08", "login", "POST", "firebaseChannel firebaseIdToken firebaseMobileNo countryDialingCode", ""],
  ["@account-3-09", "login", "POST", "", "token userName customerType firstTimeLogin"],
  ["@account-7-04 @account-3-11", "register", "PUT", "countryDialingCode registerUrl registerMethod", ""],
  [
    "@account-3-12",
    "register",
    "PUT",
    "username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo",
    "",
  ],
  ["@account-3-13 @account-3-14", "register", "PUT", "captcha domain verificationCode type", ""],
  ["@account-3-15", "register", "PUT", "firebaseChannel firebaseIdToken", ""],
  ["@account-7-05", "testPlay", "POST", "", "trial"],
  ["@account-7-06", "createTrialAccount", "GET", "", "trialName"],
  ["@account-7-07", "captcha", "GET", "", ""],
  ["@account-7-08", "verification", "GET", "mobileNum verificationCode", ""],
  ["@account-7-09 @account-3-18", "changePassword", "PUT", "oldPassword newPassword confirmNewPassword", ""],
  ["@account-7-10 @account-3-16", "resetPasswordByEmail", "POST", "username email", ""],
  ["@account-7-11 @account-3-19", "smsCode", "POST", "mobileNum mobileNo countryDialingCode module", "expiredMinutes"],
  ["@account-3-17", "resetPasswordByPhone", "POST", "newPassword mobileNum verificationCode", ""],
  ["@account-7-13", "logout", "DELETE", "", ""],
  ["@account-7-14", "headIcon", "GET", "", ""],
  ["@account-7-15", "setHeadIcon", "POST", "", ""],
  ["@account-7-16 @account-3-37", "registerSettings", "GET", "", "fields flags"],
  ["@account-7-17 @account-7-28 @account-3-21", "affiliateCheck", "GET", "code domain", "success"],
  ["@account-7-18", "announcements", "GET", "types groupName platform", ""],
  ["@account-7-21 @account-3-23", "unreadCount", "GET", "", ""],
  ["@account-7-22 @account-3-33", "memberInfo", "GET", "", "account regDate type toUpline nickname id"],
  ["@account-7-23", "startUp", "GET", "", "info location maintenance regionRestriction"],
  ["@account-7-24 @account-3-35", "wallet", "GET", "", "sumBalance"],
  ["@account-7-27", "countryList", "GET", "", ""],
  ["@account-7-33", "serviceLink", "GET", "", "url"],
];

const games: readonly SpecifiedCall[] = [
  ["@games-7-01", "gameCategories", "GET", "", "content"],
  ["@games-7-03", "vendors", "GET", "", ""],
  [
    "@games-7-04",
    "gameList",
    "GET",
    "platform clientType gameName gameType gameClassify isNew pageNo pageSize vassalage language",
    "content pageNum totalPages",
  ],
  ["@games-7-05", "hotGames", "GET", "language gameType", ""],
  ["@games-7-07", "addFavourite", "POST", "nodeId vendor", ""],
  ["@games-7-08", "removeFavourite", "DELETE", "nodeId vendor", ""],
  ["@games-7-09", "favouriteIds", "GET", "gameType", ""],
  ["@games-7-09", "favouriteList", "GET", "pageNo gameType pageSize language", "content pageNum totalPages"],
  ["@games-7-10", "addRecentGame", "GET", "nodeId", ""],
  ["@games-7-11", "recentGames", "GET", "page pageSize gameType language clientType", ""],
  ["@games-7-14", "lotteryMenu", "GET", "prizeMode device language", ""],
  ["@games-7-17", "lotteryLaunch", "GET", "lottoPrizeMode lottoGameCode lottoView backUrl language", ""],
  ["@games-7-19", "lotteryLaunch", "GET", "", "gameUrl"],
  ["@games-7-20", "winnerBoard", "GET", "gameCategory language limitNum", ""],
  ["@games-7-21", "announcements", "GET", "types groupName platform", ""],
  ["@games-7-24", "helpArticles", "GET", "language", ""],
  ["@games-7-26", "memberInfo", "GET", "", "account regDate type toUpline nickname id"],
  ["@games-7-27", "unreadCount", "GET", "", ""],
  ["@games-7-13", "gameMenus", "GET", "", ""],
  ["@games-7-15", "recentVnLottery", "GET", "", ""],
  ["@games-7-16", "vnNumero", "GET", "", ""],
  ["@games-7-28", "teamKpi", "GET", "startDate endDate size", "footer"],
  ["@games-7-30", "dailyContractRequest", "GET", "", ""],
  ["@games-7-31", "processDailySalary", "GET", "", ""],
  ["@games-7-32", "processHourlySalary", "POST", "", ""],
  ["@games-7-33", "contractDividendRequest", "GET", "", ""],
  ["@games-7-36", "versionInfo", "GET", "", "version resources"],
  ["@games-7-43", "contractTerms", "GET", "contract", "base rate amount"],
  ["@games-7-43", "salaryRecords", "GET", "contract", ""],
  ["@games-7-43", "applySalary", "POST", "contract id", "amount"],
  ["@games-7-44", "dividendInfo", "GET", "", "base rate amount"],
  ["@games-7-44", "dividendHistory", "GET", "", ""],
  ["@games-7-44", "payoutDividend", "POST", "id", "amount"],
  ["@games-7-45", "hourlyContractRequest", "GET", "", ""],
  ["@games-7-29 @games-3-29", "contractCheck", "GET", "", "dailysalreqtype divtypecompperiodreq contracthoursalreq"],
  ["@games-7-34", "serviceLink", "GET", "", "url"],
  ["@games-7-40", "betRecords", "GET", "kind status", "content"],
  ["@games-7-53", "startUp", "GET", "", "maintenance regionRestriction"],
  [
    "@games-7-35 @games-3-32 @games-7-53",
    "settings",
    "GET",
    "",
    "customerService imageCDNs resources whitelabel mainDomain",
  ],
  ["@games-7-37", "wallet", "GET", "", "sumBalance"],
  ["@games-7-38", "transferFunds", "POST", "from to amount", ""],
  ["@games-7-38", "transferRecords", "GET", "pageNo pageSize", "content"],
  ["@games-7-38", "transactionCodes", "GET", "", ""],
  ["@games-7-39", "gameLaunch", "GET", "vendor category gameId nodeId showChoice", ""],
  ["@games-7-47", "bankCards", "GET", "", ""],
  ["@games-7-47", "createWithdrawal", "POST", "amount card paymentPassword", ""],
  ["@games-7-47", "withdrawalRecords", "GET", "pageNo pageSize", "content"],
  ["@games-7-48", "depositMethods", "GET", "language", ""],
  ["@games-7-48", "depositOffers", "GET", "method", ""],
  ["@games-7-48", "createDeposit", "POST", "method amount offer details", "step"],
  ["@games-7-48", "depositRecords", "GET", "pageNo pageSize", "content"],
  ["@games-7-49", "securityState", "GET", "", "password paymentPassword payeeName question"],
  ["@games-7-49", "changePassword", "PUT", "oldPassword newPassword confirmNewPassword", ""],
  ["@games-7-49", "setPaymentPassword", "POST", "paymentPassword", ""],
  ["@games-7-49", "resetPaymentPassword", "POST", "paymentPassword verificationCode", ""],
  ["@games-7-49", "addBankCard", "POST", "bank payeeName", ""],
  ["@games-7-49", "withdrawBanks", "GET", "", ""],
  ["@games-7-49", "securityQuestions", "GET", "", ""],
  ["@games-7-49", "bindEmail", "POST", "verificationCode", ""],
  ["@games-7-50", "personalInfo", "GET", "", ""],
  ["@games-7-54", "messages", "GET", "", "content"],
  ["@games-7-57 @account-7-30", "sendFeedback", "PUT", "", ""],
];

const words = (text: string) => text.split(" ").filter((word) => word !== "");

describe.each([...account, ...games])("%s: %s", (_tags, call, method, sends, answers) => {
  const { input, output, ...declared } = contract[call] as Endpoint;
  test(`is a ${method} that sends and answers what the specification says`, () => {
    expect(declared.method).toBe(method);
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(words(sends)));
    if (answers !== "")
      expect(Object.keys("shape" in output ? (output.shape as object) : {})).toEqual(
        expect.arrayContaining(words(answers)),
      );
  });
});

test.each([
  ["login", "encrypted", "@account-7-02"],
  ["register", "encrypted", "@account-7-04"],
  ["resetPasswordByEmail", "form", "@account-7-10"],
  ["setHeadIcon", "form", "@account-7-15"],
] as const)("%s travels %s %s", (call, way, _tag) => expect((contract[call] as Endpoint)[way]).toBe(true));
