import type { ArticleSeed } from "./article.ts";

/** The most frequent questions, in the order in which players need them. */
export const helpArticles: readonly ArticleSeed[] = [
  {
    id: "open-account",
    EN: {
      title: "How do I open an account?",
      content:
        "<p>It takes about a minute.</p><ol><li>Tap <strong>Create account</strong> and fill in the form.</li><li>Choose a username and a password that you use nowhere else.</li><li>Confirm that you are of legal age and agree to the user agreement.</li></ol><p>You are logged in at once. One person may have <strong>one account</strong>.</p>",
    },
    TY: {
      title: "Paano magbukas ng account?",
      content:
        "<p>Mga isang minuto lang ito.</p><ol><li>I-tap ang <strong>Gumawa ng account</strong> at sagutan ang form.</li><li>Pumili ng username at ng password na hindi mo pa ginagamit sa iba.</li><li>Kumpirmahin na nasa tamang edad ka na at sang-ayon ka sa kasunduan ng user.</li></ol><p>Naka-log in ka na agad. <strong>Isang account</strong> lang bawat tao.</p>",
    },
  },
  {
    id: "deposit",
    EN: {
      title: "How do I deposit?",
      content:
        "<ol><li>Log in and tap <strong>Deposit</strong>.</li><li>Choose how you pay and enter the amount.</li><li>Follow the steps of your bank or e-wallet.</li></ol><p>Most deposits arrive within a few minutes. Pay only from an account in <strong>your own name</strong>, and keep the receipt until the balance is there.</p>",
    },
    TY: {
      title: "Paano mag-deposit?",
      content:
        "<ol><li>Mag-log in at i-tap ang <strong>Mag-deposit</strong>.</li><li>Piliin kung paano ka magbabayad at ilagay ang halaga.</li><li>Sundin ang mga hakbang ng bangko o e-wallet mo.</li></ol><p>Karamihan ay pumapasok sa loob ng ilang minuto. Magbayad lang mula sa account na <strong>nakapangalan sa iyo</strong>, at itago ang resibo hanggang pumasok ang pera.</p>",
    },
  },
  {
    id: "withdraw",
    EN: {
      title: "How do I withdraw?",
      content:
        "<ol><li>Log in and tap <strong>Withdraw</strong>.</li><li>Choose the bank account or e-wallet, in your own name.</li><li>Enter the amount and your payment password.</li></ol><p>We look at each request before we pay it out. If it waits longer than a day, ask customer service and have the date and the amount at hand.</p>",
    },
    TY: {
      title: "Paano mag-withdraw?",
      content:
        "<ol><li>Mag-log in at i-tap ang <strong>Mag-withdraw</strong>.</li><li>Piliin ang bank account o e-wallet na nakapangalan sa iyo.</li><li>Ilagay ang halaga at ang payment password mo.</li></ol><p>Tinitingnan namin ang bawat request bago bayaran. Kapag lampas 24 oras na, magtanong sa customer service at ihanda ang petsa at halaga.</p>",
    },
  },
  {
    id: "password",
    EN: {
      title: "I forgot my password",
      content:
        "<p>Tap <strong>Forgot password</strong> below the login form. You get a code by SMS or a temporary password by e-mail.</p><ul><li>No message? Look in your spam folder and wait for two minutes.</li><li>New number or e-mail? Customer service can help you after checking who you are.</li></ul><p><strong>Nobody from {merchant} ever asks for your password or code.</strong></p>",
    },
    TY: {
      title: "Nakalimutan ko ang password ko",
      content:
        "<p>I-tap ang <strong>Nakalimutan ang password</strong> sa ilalim ng login form. May darating na code sa SMS o pansamantalang password sa e-mail.</p><ul><li>Walang dumating? Tingnan ang spam folder at maghintay ng dalawang minuto.</li><li>Nagpalit ng number o e-mail? Matutulungan ka ng customer service pagkatapos alamin kung ikaw nga iyan.</li></ul><p><strong>Hinding-hindi hihingin ng taga-{merchant} ang password o code mo.</strong></p>",
    },
  },
  {
    id: "lottery",
    EN: {
      title: "How do I play a lottery?",
      content:
        "<ol><li>Open the lottery and choose a game.</li><li>Pick your numbers and your stake before the countdown ends.</li><li>Check your bet and confirm it.</li></ol><p>A draw takes no more bets shortly before its time. Wins are credited by themselves after the draw; you find every bet in your betting record.</p>",
    },
    TY: {
      title: "Paano maglaro ng lotto?",
      content:
        "<ol><li>Buksan ang lotto at pumili ng laro.</li><li>Piliin ang mga numero at taya bago maubos ang oras.</li><li>Silipin ulit ang taya mo at kumpirmahin.</li></ol><p>Sinasara ang taya ilang sandali bago ang draw. Kusang papasok ang panalo pagkatapos ng draw; makikita mo ang lahat ng taya sa record ng taya.</p>",
    },
  },
  {
    id: "verification",
    EN: {
      title: "Why do I have to verify my account?",
      content:
        "<p>Verification keeps your money yours, and keeps minors out.</p><ul><li>Confirm your mobile number with the code we send.</li><li>Use the name that is on your ID: withdrawals go only to that name.</li><li>For larger amounts we may ask for a photo of your ID.</li></ul>",
    },
    TY: {
      title: "Bakit kailangang i-verify ang account?",
      content:
        "<p>Para sa iyo lang ang pera mo, at para hindi makapaglaro ang mga menor de edad.</p><ul><li>Kumpirmahin ang mobile number gamit ang code na ipapadala namin.</li><li>Gamitin ang pangalang nasa ID mo: doon lang puwedeng mag-withdraw.</li><li>Kapag malaki ang halaga, puwede kaming humingi ng litrato ng ID.</li></ul>",
    },
  },
  {
    id: "bonuses",
    EN: {
      title: "How do bonuses and wagering work?",
      content:
        "<p>A bonus comes with a <strong>wagering requirement</strong>: how much you have to bet before you can withdraw it.</p><p>An example: with a bonus of 100 and a requirement of 10 times, bets of 1,000 in total are needed.</p><ul><li>The conditions stand on the page of each promotion.</li><li>Not every game counts in full.</li><li>Bets that are cancelled do not count.</li></ul>",
    },
    TY: {
      title: "Paano ang bonus at wagering?",
      content:
        "<p>Bawat bonus ay may <strong>wagering requirement</strong>: kung magkano ang kailangang itaya bago ito ma-withdraw.</p><p>Halimbawa: sa bonus na 100 at requirement na 10 beses, kabuuang 1,000 ang kailangang itaya.</p><ul><li>Nasa page ng bawat promo ang mga kondisyon.</li><li>Hindi lahat ng laro ay buo ang bilang.</li><li>Hindi kasama ang mga nakanselang taya.</li></ul>",
    },
  },
  {
    id: "responsible-play",
    EN: {
      title: "How do I stay in control?",
      content:
        "<p>Playing is fun, not a way to earn money. Play only with what you can afford to lose.</p><ul><li>Decide on an amount and a time before you start.</li><li>Do not chase losses. Take a break instead.</li><li>Customer service can set a limit for you or close your account for a while.</li></ul><p>If playing stops being fun, talk to somebody you trust.</p>",
    },
    TY: {
      title: "Paano maglaro nang may kontrol?",
      content:
        "<p>Libangan ang laro, hindi hanapbuhay. Itaya lang ang kaya mong mawala.</p><ul><li>Magtakda ng halaga at oras bago magsimula.</li><li>Huwag habulin ang talo. Magpahinga muna.</li><li>Puwedeng maglagay ng limit o pansamantalang isara ng customer service ang account mo.</li></ul><p>Kapag hindi na ito masaya, kausapin ang taong pinagkakatiwalaan mo.</p>",
    },
  },
  {
    id: "contact",
    EN: {
      title: "How do I reach you?",
      content:
        "<p>Our people are there day and night. You find them under <strong>Customer service</strong>.</p><p>We are quicker when you tell us:</p><ul><li>your username (never your password),</li><li>what happened, and when,</li><li>the game or the amount it is about.</li></ul>",
    },
    TY: {
      title: "Paano kayo makakausap?",
      content:
        "<p>May tao kami 24 oras. Nasa <strong>Customer service</strong> sila.</p><p>Mas mabilis kung sasabihin mo agad:</p><ul><li>ang username mo (huwag ang password),</li><li>kung ano ang nangyari at kailan,</li><li>kung aling laro o magkanong halaga.</li></ul>",
    },
  },
];
