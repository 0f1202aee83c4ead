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
      title: "Half on top of your deposit",
      content: "<p>Sign up today and choose 50% on top, up to 1,000, with a deposit of 500 or more.</p>",
    },
    TY: {
      title: "Dagdag na kalahati ng deposito",
      content: "<p>Mag-sign up ngayon at piliin ang dagdag na 50%, hanggang 1,000, sa depositong 500 pataas.</p>",
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
      content: "<p>18.00 to begin with is on us. It waits for you in the reward centre.</p>",
    },
    TY: {
      title: "Buti nandito ka na",
      content: "<p>May 18.00 kang pambungad mula sa amin. Naghihintay ito sa reward centre.</p>",
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
      title: "Today's missions are open",
      content: "<p>Place five bets before midnight and collect 5.00, or look at what else there is today.</p>",
    },
    TY: {
      title: "Bukas na ang mga misyon mo ngayon",
      content: "<p>Tumaya nang limang beses bago maghatinggabi at kunin ang 5.00, o tingnan ang iba pa ngayon.</p>",
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
      title: "Half on top",
      content: "<p>50% on top of a deposit from 500, up to 1,000, once. Choose it when you deposit.</p>",
    },
    TY: {
      title: "Dagdag na kalahati",
      content:
        "<p>Dagdag na 50%, hanggang 1,000, sa depositong 500 pataas, isang beses. Piliin ito pag nag-deposit.</p>",
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
      content: "<p>100 for you, once for each friend whose first deposit is 300 or more.</p>",
    },
    TY: {
      title: "Isama ang tropa",
      content: "<p>100 sa iyo sa bawat kaibigan na ang unang deposito ay 300 o higit pa.</p>",
    },
  },
];
