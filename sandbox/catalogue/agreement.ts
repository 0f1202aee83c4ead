import type { ArticleSeed } from "./article.ts";

/** The user agreement, section by section: an invented one, as short as a real one should be. */
export const agreement: readonly ArticleSeed[] = [
  {
    id: "who-may-play",
    EN: {
      title: "1. Who may play",
      content:
        "<p>{merchant} is for people of legal age where they live, and of at least 21 years. One person has one account, in their own name. Who works for us does not play here.</p>",
    },
    TY: {
      title: "1. Sino ang puwedeng maglaro",
      content:
        "<p>Ang {merchant} ay para sa mga nasa tamang edad sa lugar nila, at hindi bababa sa 21 taong gulang. Isang account lang bawat tao, sa sariling pangalan. Hindi puwedeng maglaro rito ang mga empleyado namin.</p>",
    },
  },
  {
    id: "your-account",
    EN: {
      title: "2. Your account",
      content:
        "<p>What you tell us about yourself has to be true. Keep your password to yourself: what is done with it counts as done by you. Tell us at once if somebody else knows it.</p>",
    },
    TY: {
      title: "2. Ang account mo",
      content:
        "<p>Dapat totoo ang mga impormasyong ibinibigay mo. Sa iyo lang dapat ang password: ang lahat ng ginawa gamit ito ay ituturing na gawa mo. Sabihan kami agad kapag may ibang nakaalam nito.</p>",
    },
  },
  {
    id: "money",
    EN: {
      title: "3. Deposits and withdrawals",
      content:
        "<ul><li>Money comes from, and goes to, accounts in your own name only.</li><li>Before the first withdrawal we may check who you are.</li><li>A balance earns no interest; we are not a bank.</li></ul>",
    },
    TY: {
      title: "3. Deposito at withdrawal",
      content:
        "<ul><li>Galing at papunta lang ang pera sa mga account na nakapangalan sa iyo.</li><li>Bago ang unang withdrawal, puwede naming alamin kung ikaw nga iyan.</li><li>Walang interes ang balanse; hindi kami bangko.</li></ul>",
    },
  },
  {
    id: "bets",
    EN: {
      title: "4. Bets and results",
      content:
        "<p>A bet counts once we have confirmed it, and cannot be taken back then. The result that the game's vendor or the draw publishes decides. A bet on something that was called off is paid back.</p>",
    },
    TY: {
      title: "4. Taya at resulta",
      content:
        "<p>May bisa ang taya kapag nakumpirma na namin, at hindi na mababawi. Ang resultang inilabas ng gumawa ng laro o ng draw ang masusunod. Ibabalik ang taya kapag hindi natuloy ang laban o draw.</p>",
    },
  },
  {
    id: "bonuses",
    EN: {
      title: "5. Bonuses",
      content:
        "<p>Each promotion has conditions of its own, which stand on its page. A bonus that was obtained with several accounts, or by an arrangement between players, can be taken back with what was won by it.</p>",
    },
    TY: {
      title: "5. Mga bonus",
      content:
        "<p>May sariling kondisyon ang bawat promo, at nasa page nito. Puwedeng bawiin ang bonus, pati ang napanalunan dito, kung nakuha ito gamit ang maraming account o sa sabwatan ng mga manlalaro.</p>",
    },
  },
  {
    id: "fair-play",
    EN: {
      title: "6. Fair play",
      content:
        "<p>Programs that play for you, stolen means of payment and using an error on purpose are not allowed. We may hold an account while we look into it, and close it when it proves true.</p>",
    },
    TY: {
      title: "6. Patas na laro",
      content:
        "<p>Bawal ang mga program na naglalaro para sa iyo, nakaw na paraan ng pagbabayad, at sadyang paggamit ng error. Puwede naming i-hold ang account habang inaalam namin, at isara ito kapag napatunayan.</p>",
    },
  },
  {
    id: "data",
    EN: {
      title: "7. Your data",
      content:
        "<p>We keep what we need to run your account and what the law asks us to keep, and we sell none of it. Ask customer service what is stored about you, or have it corrected.</p>",
    },
    TY: {
      title: "7. Ang data mo",
      content:
        "<p>Itinatago lang namin ang kailangan para sa account mo at ang hinihingi ng batas, at hindi namin ito ibinebenta. Itanong sa customer service kung ano ang nakatago tungkol sa iyo, o ipatama ito.</p>",
    },
  },
  {
    id: "ending",
    EN: {
      title: "8. Taking a break, and the end",
      content:
        "<p>You can set limits, pause or close your account at any time through customer service; what is left of your balance is paid out. When we change this agreement, we tell you before the change counts.</p>",
    },
    TY: {
      title: "8. Pahinga at pagtatapos",
      content:
        "<p>Anumang oras, puwede kang maglagay ng limit, magpahinga o magsara ng account sa customer service; ibibigay sa iyo ang natitirang balanse. Kapag binago namin ang kasunduang ito, sasabihan ka bago ito magkabisa.</p>",
    },
  },
];
