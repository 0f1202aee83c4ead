import type { AnnouncementSeed } from "./announcement.ts";

/** Popups and notices on opening home, and the promotions. */
export const popups: readonly AnnouncementSeed[] = [
  {
    id: "pu-visitor",
    type: "PU",
    group: "m_home",
    daysAgo: 5,
    execution: "B",
    promotionType: "WELCOME",
    EN: {
      title: "Welcome to {merchant}",
      content:
        "<p>Have a look around, every game is open to see. Want to try first? Free play starts with 2,000 in play money.</p>",
    },
    TY: {
      title: "Tuloy po kayo sa {merchant}",
      content:
        "<p>Tumingin-tingin muna, bukas ang lahat ng laro. Gusto mong subukan? May 2,000 kang pang-praktis sa libreng laro.</p>",
    },
  },
  {
    id: "pu-visitor-bonus",
    type: "PU",
    group: "m_home",
    daysAgo: 4,
    execution: "B",
    promotionType: "DEPOSIT",
    EN: {
      title: "Your first deposit, doubled",
      content: "<p>Sign up today and we match your first deposit up to 5,000.</p>",
    },
    TY: {
      title: "Doble ang unang deposito",
      content: "<p>Mag-sign up ngayon at tatapatan namin ang una mong deposito hanggang 5,000.</p>",
    },
  },
  {
    id: "pu-first",
    type: "PU",
    group: "m_home",
    daysAgo: 30,
    execution: "F",
    promotionType: "WELCOME",
    EN: {
      title: "Good to have you here",
      content: "<p>Your first 20 spins are on us. You find them in the reward centre until Sunday.</p>",
    },
    TY: {
      title: "Buti nandito ka na",
      content: "<p>Libre ang una mong 20 spin. Nasa reward centre hanggang Linggo.</p>",
    },
  },
  {
    id: "pu-member-mission",
    type: "PU",
    group: "m_home",
    daysAgo: 1,
    execution: "A",
    promotionType: "MISSION",
    EN: {
      title: "Today's mission is open",
      content: "<p>Play three different games before midnight and collect 88.</p>",
    },
    TY: {
      title: "Bukas na ang misyon mo ngayon",
      content: "<p>Maglaro ng tatlong magkakaibang laro bago maghatinggabi at kunin ang 88.</p>",
    },
  },
  {
    id: "pu-member-cashback",
    type: "PU",
    group: "m_home",
    daysAgo: 3,
    execution: "A",
    promotionType: "CASHBACK",
    EN: {
      title: "Weekend cashback is waiting",
      content: "<p>5% back on Monday, up to 3,000. You need not do anything for it.</p>",
    },
    TY: {
      title: "May cashback ngayong weekend",
      content: "<p>5% balik sa Lunes, hanggang 3,000. Wala kang kailangang gawin.</p>",
    },
  },
  {
    id: "h-payday",
    type: "H",
    group: "m_home",
    daysAgo: 2,
    execution: "A",
    EN: {
      title: "Withdrawals on the 15th and 30th",
      content:
        "<p>On paydays banks are busy.</p><p>Your withdrawal may take up to an hour. E-wallets stay as fast as ever.</p>",
    },
    TY: {
      title: "Withdrawal tuwing a-kinse at katapusan",
      content:
        "<p>Maraming gumagamit ng bangko tuwing suweldo.</p><p>Baka abutin ng isang oras ang withdrawal mo. Kasimbilis pa rin ng dati ang e-wallet.</p>",
    },
  },
  {
    id: "h-hours",
    type: "H",
    group: "m_home",
    daysAgo: 8,
    EN: {
      title: "Service around the clock",
      content: "<p>Our team answers in English and Filipino, 24 hours a day.</p>",
    },
    TY: {
      title: "Bukas kami 24 oras",
      content: "<p>Sumasagot ang aming team sa Filipino at Ingles, kahit anong oras.</p>",
    },
  },
  {
    id: "pr-deposit",
    type: "PR",
    group: "m_home",
    daysAgo: 20,
    promotionType: "DEPOSIT",
    EN: {
      title: "First deposit bonus",
      content: "<p>100% up to 5,000 on the first deposit. Play it through eight times before withdrawing.</p>",
    },
    TY: {
      title: "Bonus sa unang deposito",
      content: "<p>100% hanggang 5,000 sa unang deposito. Walong beses munang paikutin bago mag-withdraw.</p>",
    },
  },
  {
    id: "pr-friends",
    type: "PR",
    group: "m_home",
    daysAgo: 9,
    promotionType: "REFERRAL",
    EN: {
      title: "Bring a friend",
      content: "<p>100 for you and 100 for your friend after their first deposit of 200.</p>",
    },
    TY: {
      title: "Isama ang tropa",
      content: "<p>100 sa iyo at 100 sa kaibigan mo pagkatapos ng una niyang deposito na 200.</p>",
    },
  },
];
