import type { ContractKind } from "#gateway/contracts.ts";
import type { EntryState } from "../database/member-tables.ts";

/** Password of every seeded account. */
export const SEED_PASSWORD = "Livery-2026";
/** Payment password of those who have a payee. */
export const SEED_PAYMENT_PASSWORD = "482913";

export interface SeededAccount {
  username: string;
  /** Member type number: 4 trial; 0 and 40 no agents; 1, 2, 41, 42 agents of different standing. */
  type: number;
  nickname: string;
  /** Opening balance as a decimal string. */
  funds: string;
  /** Whether bets, deposits, withdrawals and rebates of the last weeks led to this balance; absent: only an opening. */
  hasHistory?: true;
  /** Whether bets that were lost in each of the three months before led to it; absent: none. */
  hasLost?: true;
  /** How much of it is in a game vendor's wallet, as a decimal string; absent: nothing. */
  atVendor?: { vendor: string; amount: string };
  /** How many of the hot games are favourites; absent: none. */
  favourites?: number;
  /** In whose name their account for withdrawals is; absent: they have none, and no payment password. */
  payee?: string;
  /** In E.164; absent: none. */
  mobile?: string;
  email?: string;
  /** The affiliate code of this agent; absent: none. */
  affiliateCode?: string;
  unreadMessages: number;
  unclaimedPromotions: number;
  /** Rewards that were claimed long ago, by their names; absent: none. */
  claimed?: readonly string[];
  /** The member's state in activities, by their ids; absent: none. */
  activities?: Readonly<Record<string, EntryState>>;
  /** The upline's proposals that the member has not answered yet, by contract; absent: none. */
  proposals?: Readonly<Partial<Record<ContractKind, string>>>;
  /** How many days ago contracts were accepted that are in force; absent: none are. */
  contracts?: Readonly<Partial<Record<ContractKind, number>>>;
  upline?: string;
  disabled?: boolean;
  /** Belongs to the merchant's staff and may not sign in as a member. */
  staff?: boolean;
  /** Stored under the trial merchant's code. */
  trial?: boolean;
  /** Days between registration and seeding. */
  daysOld: number;
}

/** The accounts that every provisioned merchant has, the uplines before their downlines. */
export const seededAccounts: readonly SeededAccount[] = [
  {
    username: "ramon",
    type: 1,
    mobile: "+639171000001",
    email: "ramon@mail.example",
    affiliateCode: "RAMON88",
    nickname: "Kuya Ramon",
    payee: "Ramon Reyes",
    funds: "88400.00",
    hasHistory: true,
    favourites: 4,
    contracts: { dividend: 130, "daily-salary": 45, "hourly-salary": 20 },
    unreadMessages: 2,
    unclaimedPromotions: 0,
    daysOld: 912,
  },
  {
    username: "nena",
    type: 2,
    mobile: "+639171000002",
    email: "nena@mail.example",
    affiliateCode: "NENA88",
    nickname: "Nena",
    funds: "15210.40",
    contracts: { dividend: 130 },
    unreadMessages: 1,
    unclaimedPromotions: 0,
    daysOld: 540,
    upline: "ramon",
  },
  {
    username: "tito",
    type: 41,
    nickname: "Tito",
    funds: "9600.00",
    unreadMessages: 0,
    unclaimedPromotions: 1,
    daysOld: 400,
    proposals: { dividend: "CHANGE" },
    upline: "ramon",
  },
  {
    username: "boyet",
    type: 42,
    nickname: "Boyet",
    funds: "4300.25",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 377,
    upline: "ramon",
  },
  {
    username: "maria",
    type: 0,
    mobile: "+639171000005",
    email: "maria@mail.example",
    nickname: "Maria Clara",
    payee: "Maria Clara Santos",
    funds: "25480.75",
    hasHistory: true,
    atVendor: { vendor: "GNL", amount: "2400.00" },
    favourites: 7,
    unreadMessages: 3,
    unclaimedPromotions: 2,
    claimed: ["WELCOME-GIFT"],
    activities: { "friday-reel-run": "joined", "double-start": "issued", "vip-for-a-month": "applying" },
    daysOld: 426,
    upline: "ramon",
  },
  {
    username: "juan",
    type: 0,
    mobile: "+639171000006",
    email: "juan@mail.example",
    nickname: "",
    funds: "120.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    claimed: ["WELCOME-GIFT"],
    activities: { "daily-sign-in": "signed", "vip-for-a-month": "rejected" },
    daysOld: 12,
  },
  {
    username: "liza",
    type: 40,
    mobile: "+639171000007",
    email: "liza@mail.example",
    nickname: "Liza",
    funds: "3050.00",
    hasLost: true,
    unreadMessages: 1,
    unclaimedPromotions: 0,
    daysOld: 88,
    upline: "nena",
  },
  {
    username: "selya",
    type: 1,
    nickname: "Selya",
    funds: "1240.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    proposals: { dividend: "NEW", "hourly-salary": "NEW" },
    daysOld: 64,
    upline: "ramon",
  },
  {
    username: "dado",
    type: 0,
    mobile: "+639171000008",
    email: "dado@mail.example",
    nickname: "Dado",
    funds: "0.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 200,
    disabled: true,
  },
  {
    username: "cora",
    type: 0,
    nickname: "Cora",
    funds: "6400.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 30,
  },
  {
    username: "dante",
    type: 0,
    nickname: "Dante",
    funds: "7350.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 45,
  },
  {
    username: "kahera",
    type: 0,
    nickname: "Kahera",
    funds: "0.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 700,
    staff: true,
  },
  {
    username: "trial",
    type: 4,
    nickname: "",
    funds: "2000.00",
    unreadMessages: 0,
    unclaimedPromotions: 0,
    daysOld: 1,
    trial: true,
  },
];
