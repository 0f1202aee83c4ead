import type { Failure } from "#gateway/contract.ts";
import { acme, zenith, type Caller } from "../support/caller.ts";
import { DOMAIN } from "../support/passkeys.ts";
import { BACK } from "./launch-calls.ts";
import { madeUp } from "./passkey-calls.ts";

/** A call that fails with the error it is named after. */
export type Provocation = (caller: Caller) => Promise<{ failure: Failure }>;

const LONG_AFTER_EXPIRY_MS = 13 * 3_600_000;

export const changed = { oldPassword: "Livery-2026", newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" };
export const someLaunched = { nodeId: "10001", vendor: "X", backUrl: BACK, language: "EN" } as const;
const someGame = { nodeId: "10001", vendor: "X" };
/** Calls that need a session, with an otherwise valid input. */
const personal = {
  memberInfo: {},
  wallet: {},
  merchantWallet: {},
  walletList: { language: "EN" },
  unreadCount: {},
  contractCheck: {},
  dailyContractRequest: {},
  contractDividendRequest: {},
  hourlyContractRequest: {},
  processDailySalary: { id: "1", accept: 1 },
  processDividend: { id: "1", accept: 1 },
  processHourlySalary: { id: "1", accept: 1 },
  contractTerms: { contract: "dividend" },
  contractTiers: { contract: "dividend" },
  contractHistory: { contract: "dividend" },
  salaryRecords: { contract: "daily-salary", language: "EN" },
  applySalary: { contract: "daily-salary", id: "2026-03-01" },
  dividendInfo: { language: "EN" },
  dividendHistory: { language: "EN" },
  payoutDividend: { id: "2026-02" },
  teamKpi: { startDate: "2026-03-14", endDate: "2026-03-14" },
  messages: { language: "EN" },
  readMessage: { id: "1" },
  readAllMessages: {},
  deleteMessage: { id: "1" },
  deleteReadMessages: {},
  feedback: {},
  feedbackThread: { id: "1" },
  sendFeedback: { kind: "other", text: "Hello" },
  continueFeedback: { id: "1", text: "Hello" },
  promotionCount: {},
  favouriteList: { language: "EN" },
  favouriteIds: {},
  recentGames: { language: "EN" },
  addRecentGame: someGame,
  gameLaunch: someLaunched,
  lotteryLaunch: { backUrl: BACK, language: "EN" },
  betRecords: { language: "EN" },
  betSummary: {},
  transactions: {},
  transactionSummary: {},
  depositRecords: { language: "EN" },
  depositMethods: { language: "EN" },
  depositMethod: { method: "gcash", language: "EN" },
  depositOffers: { method: "gcash", language: "EN" },
  depositQuote: { method: "gcash", amount: "500.00" },
  createDeposit: { method: "gcash", amount: "500.00", backUrl: BACK, language: "EN" },
  deposit: { id: "1", language: "EN" },
  confirmDeposit: { id: "1", verificationCode: "123456" },
  cancelDeposit: { id: "1" },
  transferWallets: { language: "EN" },
  transferLimits: { from: "main", to: "GNL" },
  transferFunds: { from: "main", to: "GNL", amount: "10.00" },
  recallFunds: {},
  transferRecords: { language: "EN" },
  transactionCodes: { language: "EN" },
  autoTransfer: {},
  setAutoTransfer: { enabled: true },
  uplineRules: {},
  uplineTransfer: { amount: "100.00" },
  withdrawalRecords: { language: "EN" },
  withdrawalRules: { language: "EN" },
  withdrawalQuote: { amount: "500.00" },
  createWithdrawal: { amount: "500.00", card: "1", paymentPassword: "482913", language: "EN" },
  cancelWithdrawal: { id: "1" },
  withdrawBanks: { language: "EN" },
  bankCards: { language: "EN" },
  payeeCheck: { bank: "gcash", number: "09171234567", payeeName: "Juana dela Cruz" },
  addBankCard: {
    bank: "gcash",
    number: "09171234567",
    payeeName: "Juana dela Cruz",
    paymentPassword: "482913",
    language: "EN",
  },
  chooseBankCard: { id: "1" },
  removeBankCard: { id: "1" },
  securityState: { language: "EN" },
  setPaymentPassword: { paymentPassword: "482913", confirmPaymentPassword: "482913" },
  changePaymentPassword: { oldPaymentPassword: "482913", paymentPassword: "1", confirmPaymentPassword: "1" },
  resetPaymentPassword: {
    mobileNum: "09171000005",
    verificationCode: "123456",
    paymentPassword: "482913",
    confirmPaymentPassword: "482913",
  },
  bindMobile: { mobileNum: "09171000005", verificationCode: "123456" },
  emailCode: { email: "juan@mail.example" },
  bindEmail: { verificationCode: "123456" },
  securityQuestions: { language: "EN" },
  setSecurityQuestion: { question: "pet", answer: "Muning" },
  personalInfo: {},
  setPersonalInfo: {},
  favouriteLanguages: {},
  setFavouriteLanguage: { favourite: "EN" },
  depositLimits: {},
  setDepositLimit: { period: "day", amount: "500.00" },
  removeDepositLimit: { period: "day" },
  cancelLimitChange: { period: "day" },
  realityCheck: {},
  setRealityCheck: { every: "half" },
  playingTime: {},
  protection: {},
  takeTimeOut: { for: "day" },
  excludeSelf: { for: "year" },
  accountStanding: {},
  closeAccount: {},
  exportData: {},
  invitation: { address: "https://m.acme.example/", language: "EN" },
  affiliateCodes: { address: "https://m.acme.example/" },
  createAffiliateCode: { name: "Office" },
  removeAffiliateCode: { code: "RAMON88" },
  invitedFriends: {},
  profitAndLoss: {},
  profitAndLossSummary: {},
  rebateReport: {},
  rebateSummary: {},
  agentHome: {},
  agentNoticeCount: {},
  readAgentNotice: { id: "1" },
  readAgentNotices: {},
  teamReport: {},
  teamResults: {},
  teamBets: {},
  teamBetSummary: {},
  teamTransactions: {},
  teamTransactionSummary: {},
  teamMembers: {},
  teamPath: {},
  headIcon: {},
  sessionList: {},
  endSession: { id: "1" },
  endOtherSessions: {},
  setHeadIcon: { icon: "owl" },
  addFavourite: someGame,
  removeFavourite: someGame,
  changePassword: changed,
  passkeyRegistrationOptions: { domain: DOMAIN },
  addPasskey: madeUp,
  passkeyList: {},
  removePasskey: { id: "AAAA" },
  joinActivity: { id: "friday-reel-run" },
  claimActivity: { id: "welcome-gift" },
  rewards: { language: "EN" },
  claimReward: { id: "activity:welcome-gift" },
  missionRanking: {},
  vipStanding: {},
  vipLevels: {},
  vipHistory: { language: "EN" },
  rebateShares: {},
  rebatesDue: {},
  takeRebates: {},
  rebateQuotas: {},
  rebateDownlines: {},
  downlineRebates: { id: "1" },
  rebateForms: { language: "EN" },
  updateDownlineRebates: { id: "1", rates: {} },
  teamRebates: {},
  teamRebateSummaries: {},
  teamRebatesDue: {},
  takeTeamRebates: {},
  checkUserName: { username: "somebody" },
  openAccount: { username: "somebody", password: "Livery-2026", type: "member" },
  agentLinks: { address: "https://m.acme.example/" },
  createAgentLink: { name: "Cebu", type: "member" },
  removeAgentLink: { code: "NONE" },
  rainRounds: {},
  rainRecords: {},
  joinRain: { round: "1" },
  catchRain: { round: "1", envelopes: ["1"], idempotencyKey: "0123456789abcdef" },
} as const;

const missing =
  (name: keyof typeof personal): Provocation =>
  async (caller) =>
    caller.call(name, personal[name], { token: await caller.signIn("juan"), merchant: zenith.code });
const expired =
  (name: keyof typeof personal): Provocation =>
  async (caller) => {
    const token = await caller.signIn("juan");
    caller.platform.clock.pass(LONG_AFTER_EXPIRY_MS);
    return caller.call(name, personal[name], { token });
  };
/** The errors of a call without a session, and with an expired one. */
export const sessionErrors = (name: keyof typeof personal) => ({
  "session.missing": missing(name),
  "session.expired": expired(name),
});

const onTrial =
  (name: keyof typeof personal): Provocation =>
  async (caller) => {
    const merchant = acme.trialCode;
    const { trialName } = await caller.value("createTrialAccount", {}, { merchant });
    const { token } = await caller.value("testPlay", { trialName }, { merchant });
    return caller.call(name, personal[name], { token, merchant });
  };
/** The same, and that of a call which trial accounts may not make. */
export const realMemberErrors = (name: keyof typeof personal) => ({
  ...sessionErrors(name),
  "trial.rejected": onTrial(name),
});

/** The same of several calls, by their names. */
export function realMemberErrorsOf<Name extends keyof typeof personal>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, realMemberErrors(name)])) as Record<
    Name,
    ReturnType<typeof realMemberErrors>
  >;
}

/** maria is a member. */
const byMember =
  (name: keyof typeof personal): Provocation =>
  async (caller) =>
    caller.call(name, personal[name], { token: await caller.signIn("maria") });

/** The errors of several calls of agents without a session, with an expired one, and with that of a member, by their names. */
export function agentErrorsOf<Name extends keyof typeof personal>(...names: readonly Name[]) {
  const errorsOf = (name: Name) => ({ ...sessionErrors(name), "agent.only": byMember(name) });
  return Object.fromEntries(names.map((name) => [name, errorsOf(name)])) as Record<Name, ReturnType<typeof errorsOf>>;
}
