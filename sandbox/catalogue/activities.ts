import type { ActivitySeed } from "./activity.ts";

/** The reward for every new member. */
export const WELCOME_GIFT = "WELCOME-GIFT";

/** What every merchant runs, the newest first: some are over, one is still to come. */
export const activities: readonly ActivitySeed[] = [
  {
    id: "monday-cashback",
    kind: "reward",
    promotion: "MONDAY-CASHBACK",
    reward: "150.00",
    from: -3,
    to: 4,
    EN: {
      title: "Monday cashback",
      teaser: "5% of the weekend back",
      content:
        "<p>What did not go your way from Friday to Sunday comes back on Monday: <strong>5%</strong>, up to 3,000.</p><ul><li>We work it out for you. You need not apply.</li><li>Claim it by Thursday, midnight.</li><li>No wagering: withdraw it if you like.</li></ul>",
    },
    TY: {
      title: "Monday cashback",
      teaser: "5% balik mula weekend",
      content:
        "<p>Ang natalo mula Biyernes hanggang Linggo, may balik sa Lunes: <strong>5%</strong>, hanggang 3,000.</p><ul><li>Kami ang magkukuwenta. Hindi na kailangang mag-apply.</li><li>I-claim hanggang Huwebes ng hatinggabi.</li><li>Walang wagering: puwedeng i-withdraw agad.</li></ul>",
    },
  },
  {
    id: "twenty-spins",
    kind: "reward",
    promotion: "TWENTY-SPINS",
    reward: "20.00",
    from: -6,
    to: 8,
    EN: {
      title: "Twenty on the house",
      teaser: "For 100 slot rounds in a week",
      content:
        "<p>Play 100 rounds in the slots within seven days and get <strong>20.00</strong> to go on with.</p><ul><li>Rounds from 1.00 count, in every slot.</li><li>The reward is yours once a week.</li></ul>",
    },
    TY: {
      title: "Bente, sagot namin",
      teaser: "Para sa 100 ikot sa slots",
      content:
        "<p>Umikot ng 100 beses sa slots sa loob ng isang linggo at may <strong>20.00</strong> kang dagdag na puhunan.</p><ul><li>Bilang ang ikot na 1.00 pataas, sa kahit anong slot.</li><li>Isang beses bawat linggo ang premyo.</li></ul>",
    },
  },
  {
    id: "daily-sign-in",
    kind: "sign",
    from: -20,
    to: null,
    EN: {
      title: "Say hello every day",
      teaser: "Once a day, from midnight on",
      content:
        "<p>Sign in on this page once a day and look at what is new in your reward center.</p><p>A new day begins at midnight.</p>",
    },
    TY: {
      title: "Kumusta, suki",
      teaser: "Isang sign-in bago maghatinggabi",
      content:
        "<p>Mag-sign in sa page na ito isang beses bago maghatinggabi at tingnan ang bago sa reward center mo.</p><p>Pagkatapos ng hatinggabi, puwede na ulit.</p>",
    },
  },
  {
    id: "friday-reel-run",
    kind: "join",
    from: -2,
    to: 12,
    EN: {
      title: "Friday reel run",
      teaser: "The longest streak takes 10,000",
      content:
        "<p>Every Friday from 6 PM to midnight: who wins the most rounds in a row takes <strong>10,000</strong>.</p><table><thead><tr><th>Place</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 to 5</td><td>1,000</td></tr><tr><td>6 to 50</td><td>100</td></tr></tbody></table><p>Join first; rounds before that do not count.</p>",
    },
    TY: {
      title: "Friday reel run",
      teaser: "10,000 sa pinakamahabang streak",
      content:
        "<p>Tuwing Biyernes, 6 PM hanggang hatinggabi: ang may pinakamaraming sunod-sunod na panalo, <strong>10,000</strong> ang premyo.</p><table><thead><tr><th>Puwesto</th><th>Premyo</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 hanggang 5</td><td>1,000</td></tr><tr><td>6 hanggang 50</td><td>100</td></tr></tbody></table><p>Sumali muna; hindi bilang ang ikot bago nito.</p>",
    },
  },
  {
    id: "double-start",
    kind: "apply",
    fields: [
      {
        name: "depositedOn",
        kind: "date",
        required: true,
        min: "2020-01-01",
        label: { EN: "Day of your first deposit", TY: "Petsa ng unang deposito" },
      },
      {
        name: "deposited",
        kind: "amount",
        required: true,
        min: "100.00",
        max: "50000.00",
        label: { EN: "How much it was", TY: "Magkano ito" },
      },
      {
        name: "channel",
        kind: "select",
        required: false,
        label: { EN: "How you paid", TY: "Paano ka nagbayad" },
        choices: [
          { value: "bank", label: { EN: "Bank transfer", TY: "Bank transfer" } },
          { value: "wallet", label: { EN: "E-wallet", TY: "E-wallet" } },
          { value: "counter", label: { EN: "Over the counter", TY: "Over the counter" } },
        ],
      },
    ],
    from: -30,
    to: 60,
    EN: {
      title: "Double your start",
      teaser: "Your first deposit again, to 5,000",
      content:
        "<p>We add as much as you put in first, up to <strong>5,000</strong>.</p><ol><li>Make your first deposit.</li><li>Apply here and tell us when it was.</li><li>We answer within a day.</li></ol><p>The bonus is to be wagered 10 times.</p>",
    },
    TY: {
      title: "Doble ang simula",
      teaser: "Unang deposito, doble hanggang 5,000",
      content:
        "<p>Dodoblehin namin ang unang deposito mo, hanggang <strong>5,000</strong>.</p><ol><li>Gawin ang unang deposito.</li><li>Mag-apply dito at sabihin kung kailan.</li><li>Sasagot kami sa loob ng 24 oras.</li></ol><p>10 beses ang wagering ng bonus.</p>",
    },
  },
  {
    id: "vip-for-a-month",
    kind: "apply",
    from: -10,
    to: 20,
    EN: {
      title: "VIP for a month",
      teaser: "Try what our best guests have",
      content:
        "<p>Higher limits, your own host and quicker withdrawals for 30 days.</p><p>Tell us in a line why it should be you. We look at every application ourselves.</p>",
    },
    TY: {
      title: "VIP nang isang buwan",
      teaser: "Subukan ang para sa mga suki",
      content:
        "<p>Mas mataas na limit, sariling host at mas mabilis na withdraw sa loob ng isang buwan.</p><p>Isulat sa isang linya kung bakit ikaw ang dapat. Tao ang bumabasa ng bawat application.</p>",
    },
  },
  {
    id: "birthday-gift",
    kind: "reward",
    promotion: "BIRTHDAY-GIFT",
    reward: "88.00",
    from: -200,
    to: null,
    EN: {
      title: "A gift on your birthday",
      teaser: "88.00 on the day itself",
      content:
        "<p>On your birthday there is <strong>88.00</strong> waiting for you. Have your account verified, so that we know the day.</p>",
    },
    TY: {
      title: "Regalo sa kaarawan",
      teaser: "88.00 sa mismong petsa",
      content:
        "<p>Sa kaarawan mo, may naghihintay na <strong>88.00</strong>. Ipa-verify ang account para alam namin ang petsa.</p>",
    },
  },
  {
    id: "welcome-gift",
    kind: "reward",
    promotion: WELCOME_GIFT,
    reward: "18.00",
    from: -400,
    to: null,
    EN: {
      title: "A gift to begin with",
      teaser: "18.00 for everybody who joins",
      content:
        "<p>Welcome to {merchant}. Take <strong>18.00</strong> and have a look around. It is there once for each account.</p>",
    },
    TY: {
      title: "Regalong pambungad",
      teaser: "18.00 sa bawat bagong kasali",
      content:
        "<p>Tuloy po kayo sa {merchant}. Heto ang <strong>18.00</strong> para makapaglibot. Isang beses lang bawat account.</p>",
    },
  },
  {
    id: "bring-a-friend",
    kind: "join",
    from: -45,
    to: null,
    EN: {
      title: "Bring a friend",
      teaser: "100 for each friend who deposits",
      content:
        "<p>Share your link. When a friend's first deposit is <strong>300.00</strong> or more, you get <strong>100.00</strong>, once for each friend.</p><ul><li>There is no limit on friends.</li><li>One account a person, as always.</li></ul>",
    },
    TY: {
      title: "Isama ang tropa",
      teaser: "100 sa bawat kaibigang nag-deposito",
      content:
        "<p>I-share ang link mo. Kapag <strong>300.00</strong> o higit pa ang unang deposito ng kaibigan, may <strong>100.00</strong> ka, isang beses sa bawat kaibigan.</p><ul><li>Walang limit ang dami ng kaibigan.</li><li>Isang account lang bawat tao, gaya ng dati.</li></ul>",
    },
  },
  {
    id: "year-end-draw",
    kind: "join",
    from: 9,
    to: 40,
    EN: {
      title: "The big year-end draw",
      teaser: "A motorcycle and 200 more prizes",
      content:
        "<p>One ticket for every 500 you bet. The draw is live, with a notary.</p><p>Joining opens soon. Come back then.</p>",
    },
    TY: {
      title: "Malaking year-end draw",
      teaser: "Motor at 200 pang premyo",
      content:
        "<p>Isang ticket sa bawat 500 na taya. Live ang bola, may notaryo.</p><p>Malapit nang magbukas ang pagsali. Bumalik ka.</p>",
    },
  },
  {
    id: "rainy-season",
    kind: "join",
    from: -80,
    to: -12,
    EN: {
      title: "Rainy season races",
      teaser: "Thank you for 40,000 races",
      content: "<p>It has been a wet and wild month. All prizes have been paid out. See you next year!</p>",
    },
    TY: {
      title: "Karera ng tag-ulan",
      teaser: "Salamat sa 40,000 karera",
      content: "<p>Basang-basa at ang saya. Nabayaran na ang lahat ng premyo. Kita-kits sa susunod na taon!</p>",
    },
  },
];
