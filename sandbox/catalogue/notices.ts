import type { AnnouncementSeed } from "./announcement.ts";

/** What players read in the marquee and in the list of announcements, and what agents read. */
export const notices: readonly AnnouncementSeed[] = [
  {
    id: "pl-maintenance",
    type: "PL",
    group: "m_home",
    daysAgo: 1,
    EN: {
      title: "Short maintenance this Thursday, 3:00 to 4:00 AM",
      content:
        "<p>We are moving to faster servers. Games and withdrawals pause for about an hour; your balance stays exactly as it is.</p>",
    },
    TY: {
      title: "Maintenance ngayong Huwebes, 3:00 hanggang 4:00 ng umaga",
      content:
        "<p>Lilipat kami sa mas mabilis na server. Mga isang oras munang pahinga ang mga laro at withdrawal; hindi gagalawin ang balanse mo.</p>",
    },
  },
  {
    id: "pl-new-games",
    type: "PL",
    group: "m_home",
    daysAgo: 2,
    EN: {
      title: "Fourteen new games have arrived this week",
      content:
        "<p>Two new dragons, a night market and a very serious tarsier. Find them under <strong>New</strong> in the slots.</p>",
    },
    TY: {
      title: "Labing-apat na bagong laro ngayong linggo",
      content:
        "<p>May dalawang bagong dragon, isang night market at isang seryosong tarsier. Hanapin sa <strong>Bago</strong> sa mga slots.</p>",
    },
  },
  {
    id: "pl-wallets",
    type: "PL",
    group: "m_home",
    daysAgo: 3,
    EN: {
      title: "E-wallet deposits now arrive in under a minute",
      content:
        "<p>Deposits from 50 up are credited at once, day and night. No waiting for a confirmation text any more.</p>",
    },
    TY: {
      title: "Wala pang isang minuto ang deposito gamit ang e-wallet",
      content:
        "<p>Mula 50 pataas, pasok agad ang deposito, umaga man o hatinggabi. Hindi na kailangang hintayin ang text.</p>",
    },
  },
  {
    id: "pl-safety",
    type: "PL",
    group: "m_home",
    daysAgo: 6,
    EN: {
      title: "We never ask for your password or code",
      content:
        "<p>If someone calls or messages you in our name and wants your password or SMS code, hang up and tell our service team. Nobody at {merchant} needs them.</p>",
    },
    TY: {
      title: "Hindi namin hihingin ang password o code mo",
      content:
        "<p>Kapag may tumawag o nag-text na taga-{merchant} daw at hinihingi ang password o SMS code mo, huwag sagutin at sabihin agad sa amin.</p>",
    },
  },
  {
    id: "pl-cashback",
    type: "PL",
    group: "m_home",
    daysAgo: 4,
    EN: {
      title: "Weekend cashback: 5% back every Monday",
      content:
        "<p>Play from Friday 6 PM to Sunday midnight and get 5% of what you lost back on Monday morning, up to 3,000.</p>",
    },
    TY: {
      title: "Weekend cashback: 5% balik tuwing Lunes",
      content:
        "<p>Maglaro mula Biyernes 6 PM hanggang hatinggabi ng Linggo. Lunes ng umaga, may 5% kang balik sa natalo mo, hanggang 3,000.</p>",
    },
  },
  {
    id: "pl-limits",
    type: "PL",
    group: "m_home",
    daysAgo: 12,
    EN: {
      title: "Play for fun: set your own limits",
      content:
        "<p>You can set a daily limit or take a break at any time. Just ask our service team. Only for players aged 21 and over.</p>",
    },
    TY: {
      title: "Maglaro nang may hangganan",
      content:
        "<p>Puwede kang maglagay ng sarili mong daily limit o magpahinga muna. Sabihan lang ang aming service team. Para lang sa edad 21 pataas.</p>",
    },
  },
  {
    id: "a-rebates",
    type: "A",
    group: "m_home",
    daysAgo: 3,
    EN: {
      title: "Agents: rebates are paid on Tuesdays from now on",
      content: "<p>The weekly rebate closes on Sunday at midnight and is in your wallet by Tuesday noon.</p>",
    },
    TY: {
      title: "Para sa agents: tuwing Martes na ang rebate",
      content: "<p>Linggo ng hatinggabi ang cut-off at Martes ng tanghali nasa wallet mo na ang rebate.</p>",
    },
  },
  {
    id: "a-training",
    type: "A",
    group: "m_home",
    daysAgo: 10,
    EN: {
      title: "Agents: free training on Saturday",
      content: "<p>One hour online on building a team that lasts. The link is in your messages.</p>",
    },
    TY: {
      title: "Para sa agents: libreng training sa Sabado",
      content: "<p>Isang oras online kung paano bumuo ng matatag na team. Nasa messages mo ang link.</p>",
    },
  },
];
