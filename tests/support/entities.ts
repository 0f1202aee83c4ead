import type {
  Activity,
  Announcement,
  Article,
  Game,
  HotMatch,
  LotteryGame,
  Message,
  Vendor,
  Winner,
} from "#gateway/entities.ts";

/** Sample entities of the platform for tests. */
export function testAnnouncement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: "a1",
    type: "B",
    title: "First",
    content: "",
    url: "/api/art/a1?m=acme",
    publishedAt: "2026-01-01T00:00:00Z",
    ...changes,
  };
}
export function testActivity(changes: { [K in keyof Activity]?: Activity[K] | undefined } = {}): Activity {
  return {
    id: "x1",
    title: "First promotion",
    teaser: "A line about it",
    url: "/api/art/x1?m=acme",
    startsAt: "2026-01-01T00:00:00Z",
    endsAt: "2026-02-03T00:00:00Z",
    status: "join",
    ...changes,
  } as Activity;
}
export function testArticle(changes: Partial<Article> = {}): Article {
  return { id: "a1", title: "First question", content: "<p>First answer</p>", ...changes };
}
export function testMessage(changes: Partial<Message> = {}): Message {
  return {
    id: "m1",
    kind: "personal",
    title: "First message",
    content: "<p>Hello</p>",
    sentAt: "2026-01-01T00:00:00Z",
    read: false,
    ...changes,
  };
}
export function testGame(changes: Partial<Game> = {}): Game {
  return {
    nodeId: "n1",
    nodeName: "Lucky Lantern",
    roomId: "r1",
    vassalage: "V1",
    vendorName: "Vendor One",
    gameType: "RNG",
    gameClassifyNew: "ALL",
    iconUrl: "/api/art/g1?m=acme",
    supportPlay: 1,
    isNew: false,
    hot: false,
    minimumBet: "0.50",
    ...changes,
  };
}
export function testMatch(changes: Partial<HotMatch> = {}): HotMatch {
  return {
    id: "m1",
    matchTime: "2026-01-02T11:30:00Z",
    league: "First League",
    homeTeam: "Tigers",
    awayTeam: "Bears",
    homeTeamImageUrl: "/h",
    awayTeamImageUrl: "/a",
    vendor: "V1",
    roomId: "r1",
    nodeId: "n1",
    ...changes,
  };
}
export function testWinner(changes: Partial<Winner["vo"]> = {}): Winner {
  return {
    vo: {
      iconUrl: "/w",
      customerName: "ma***a",
      gameName: "Lucky Lantern",
      winAmount: "100.00",
      vassalage: "V1",
      nodeId: "n1",
      roomId: "r1",
      ...changes,
    },
  };
}
export function testVendor(changes: Partial<Vendor> = {}): Vendor {
  return {
    id: "RNG-V1",
    vassalage: "V1",
    accountTypeName: "Vendor One",
    gameType: "RNG",
    icon: "/i",
    tile: "/t",
    gameCount: 3,
    freeplay: 0,
    ...changes,
  };
}
export function testDraw(changes: Partial<LotteryGame> = {}): LotteryGame {
  return {
    gameId: "d1",
    gameCode: "D1",
    gameGroupCode: "G1",
    tag: [],
    labelName: "Daily",
    remark: "Daily Three",
    mobileIconUrl: "/d",
    numero: "20260101-01",
    remainTime: 100,
    lockTime: 10,
    lotteryTime: 60,
    isSale: true,
    winningTime: null,
    previousWinningNumber: "3,1,4~2",
    serverTime: "2026-01-01T00:00:00Z",
    ...changes,
  };
}
