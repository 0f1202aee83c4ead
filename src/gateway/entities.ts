import { z } from "zod";
import { describedFields } from "./described.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { html, money, picture, timestamp } from "./values.ts";

export const gameCategory = z
  .enum(["HOT", "SPORTS", "ESPORTS", "LIVE", "FISH", "RNG", "PVP", "INHOUSE", "COCKFIGHT", "ELOTT", "LOTT"])
  .describe("Game category (games §3).");
export type GameCategory = z.infer<typeof gameCategory>;

/** An announcement, a banner or a popup item (account §3, games §3). */
export const announcement = z.object({
  id: z.string(),
  type: z
    .enum(["A", "B", "PL", "PU", "PR", "H"])
    .describe("Agent A, Banner B, Player PL, Pop_Up PU, Promotion PR (games §9); H home notice."),
  title: z.string(),
  content: html,
  url: picture.optional().describe("The picture of a banner."),
  promotionType: z.string().optional(),
  execution: z.enum(["A", "B", "F"]).optional().describe("Which sessions see a popup (games §3, §4)."),
  publishedAt: timestamp,
  read: z
    .boolean()
    .optional()
    .describe("Of an announcement for agents: whether the agent has read it. Absent of all others."),
});
export type Announcement = z.infer<typeof announcement>;
/** An article of the help centre, or a section of the user agreement (games §3). */
export const article = z.object({
  id: z
    .string()
    .describe("The same in every language: links name it, for example responsible-play for playing responsibly."),
  title: z.string(),
  content: html,
});
export type Article = z.infer<typeof article>;
/** A message in a member's inbox. The specification does not show its shape. */
export const message = z.object({
  id: z.string(),
  kind: z
    .enum(["personal", "broadcast"])
    .describe("personal: to this member alone. broadcast: to every member of the merchant.")
    .register(fieldMeta, { tones: { personal: "quiet", broadcast: "quiet" } }),
  title: z.string(),
  content: html,
  sentAt: timestamp,
  read: z.boolean(),
});
export type Message = z.infer<typeof message>;
/**
 * A visitor's status in an activity (games §4). The meaning of each value is our choice: the specification only names
 * them.
 */
export const activityStatus = z
  .enum([
    "join",
    "claim",
    "applying",
    "close",
    "rejected",
    "issued",
    "claimed",
    "signed",
    "process",
    "joined",
    "comingSoon",
  ])
  .register(fieldMeta, {
    tones: {
      join: "waiting",
      claim: "waiting",
      applying: "quiet",
      close: "quiet",
      rejected: "bad",
      issued: "good",
      claimed: "good",
      signed: "good",
      process: "quiet",
      joined: "good",
      comingSoon: "quiet",
    },
  })
  .describe(
    "join: open, also for visitors without a session. claim: a reward can be claimed. applying: an application is under review. close: it is over. rejected: the application was rejected. issued: what was applied for has been granted. claimed: the reward has been claimed. signed: signed in for today. process: there is no reward yet. joined: takes part. comingSoon: it has not begun.",
  );
export type ActivityStatus = z.infer<typeof activityStatus>;
/** A merchant's promotion (games §4). The specification does not show its shape. */
export const activity = z.object({
  id: z.string(),
  title: z.string(),
  teaser: z.string().describe("A line about it."),
  url: picture.describe("A wide picture, 2 to 1."),
  startsAt: timestamp,
  endsAt: timestamp.optional().describe("Absent: it has no end."),
  status: activityStatus,
  reward: money.optional().describe("The amount that is paid when it is claimed."),
});
export type Activity = z.infer<typeof activity>;
export const activityDetail = activity
  .extend({
    content: html,
    application: z.boolean().describe("Whether joining is an application, with a comment, that a person reviews."),
    fields: describedFields
      .optional()
      .describe("What its application asks for beside a comment and images: `details` of the call that joins."),
  })
  .describe("An activity with its text.");
export const vendor = z.object({
  id: z.string().describe("Names the entry: the vendor in its category."),
  vassalage: z.string().describe("Vendor code."),
  accountTypeName: z.string().describe("Display name."),
  gameType: gameCategory,
  icon: picture,
  tile: picture.describe("A wide picture with the vendor's theme."),
  gameCount: z.int().min(0),
  freeplay: z.int().min(0).max(1).describe("1 when free play is on (games §5)."),
});
export type Vendor = z.infer<typeof vendor>;
export const vendorCategory = z.object({
  gameCategory: identifying(gameCategory),
  vendorNames: z.array(z.object({ gameType: gameCategory, vassalage: z.string(), accountTypeName: z.string() })),
});
export type VendorCategory = z.infer<typeof vendorCategory>;
/** A game (games §3). */
export const game = z.object({
  nodeId: identifying(z.string()),
  nodeName: z.string(),
  roomId: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: gameCategory,
  gameClassifyNew: z.string(),
  iconUrl: picture.describe("Game art, 3 to 4."),
  supportPlay: z.int().min(0).max(1).describe("0 when free play is on (games §5)."),
  isNew: z.boolean(),
  hot: z.boolean(),
  minimumBet: money,
  lottoMode: z.string().optional(),
});
export type Game = z.infer<typeof game>;
const odds = z
  .string()
  .regex(/^\d{1,4}\.\d{2}$/)
  .meta({ description: "Decimal odds: what a stake of 1 returns, with two decimals.", examples: ["1.95"] });
export const hotMatch = z.object({
  id: z.string(),
  matchTime: timestamp,
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: picture,
  awayTeamImageUrl: picture,
  vendor: z.string(),
  roomId: z.string(),
  nodeId: z.string(),
  live: z
    .object({
      minute: z.int().min(0).max(200).describe("The minute that is being played."),
      home: z.int().min(0).max(999).describe("What the home team has scored."),
      away: z.int().min(0).max(999).describe("What the away team has scored."),
    })
    .optional()
    .describe("Of a match that is being played: minute and score. Ours; without it only the start is shown."),
  odds: z
    .object({
      home: odds.describe("If the home team wins."),
      draw: odds.optional().describe("If nobody wins; absent where a sport has no draw."),
      away: odds.describe("If the away team wins."),
    })
    .optional()
    .describe("What a bet of 1 pays, with two decimals. Ours; without it no odds are shown."),
});
export type HotMatch = z.infer<typeof hotMatch>;
export const winner = z.object({
  vo: z.object({
    iconUrl: picture,
    customerName: z.string().describe("Masked by the platform."),
    gameName: z.string(),
    winAmount: money,
    vassalage: z.string(),
    nodeId: z.string(),
    roomId: z.string(),
  }),
});
export type Winner = z.infer<typeof winner>;
/** A lottery game with its current draw (games §3). Times are whole seconds, counted from `serverTime`. */
export const lotteryGame = z.object({
  gameId: identifying(z.string()),
  gameCode: z.string(),
  gameGroupCode: z.string(),
  tag: z.array(z.string()),
  labelName: z.string(),
  remark: z.string().describe("Display name."),
  mobileIconUrl: picture,
  numero: z.string().describe("Draw number."),
  remainTime: z.int().describe("Seconds until the draw ends."),
  lockTime: z.int().min(0).describe("Seconds before the end in which no bet is taken."),
  lotteryTime: z.int().min(1).describe("Length of the lottery window in seconds."),
  isSale: z.boolean(),
  winningTime: timestamp.nullable(),
  previousWinningNumber: z.string().describe('Groups separated by ~, digits by commas: "3,1,4~2".'),
  serverTime: timestamp.describe("The platform's clock when it answered."),
});
export type LotteryGame = z.infer<typeof lotteryGame>;
/** A group of the lottery menu (games §3). */
export const menuGroup = z.object({
  tag: z.string(),
  labelName: z.string().describe("The group's display name."),
  gameMenus: z
    .array(lotteryGame)
    .describe("Its games, in the order they are shown in; a game may be in several groups."),
});
export type MenuGroup = z.infer<typeof menuGroup>;
/** A group of the game menus: as those of the lottery menu, of games. */
export const gameMenuGroup = z.object({
  tag: z.string().describe("Code of the vendor whose games these are."),
  labelName: z.string().describe("The group's display name: the vendor's."),
  gameMenus: z.array(game).describe("Its first games, in the order of the catalogue."),
});
export const contact = z.object({
  type: z.enum(["customerService", "telegram", "facebook"]),
  key: z
    .string()
    .regex(/^(?:CUSTOMERSERVICE\d*|(?:TELEGRAM|FACEBOOK)[12]?)$/)
    .meta({
      description:
        "TELEGRAM, TELEGRAM1, TELEGRAM2, FACEBOOK, FACEBOOK1, FACEBOOK2 (games §2); those of customer service are ours: CUSTOMERSERVICE, CUSTOMERSERVICE1, …",
      examples: ["CUSTOMERSERVICE"],
    }),
  title: z.string().describe("The contact's name; labelNameEn of social entries."),
  url: z
    .url()
    .describe(
      "The contact's address. That of customerService is encrypted where the brand names a cipher in features.service: the path is the encrypted address, then 8 characters of key (games §2).",
    ),
});
export type Contact = z.infer<typeof contact>;
export const downloadLink = z.object({
  resourceType: z.enum(["Android", "IOS", "MOBILECONFIG", "AppDownloadIcon", "USDJUMP"]),
  url: z.string(),
});
export type DownloadLink = z.infer<typeof downloadLink>;
