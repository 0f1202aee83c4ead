import type { Writing } from "./announcement.ts";

/** The message in every new account's inbox. "{merchant}" stands for the merchant's name. */
export const welcomeMessage: Writing = {
  EN: {
    title: "Welcome to {merchant}",
    content: "<p>Everything you need to begin is in the help centre. We are here day and night.</p>",
  },
  TY: {
    title: "Tuloy po kayo sa {merchant}",
    content: "<p>Nasa help center ang lahat ng kailangan para makapagsimula. Nandito kami 24 oras.</p>",
  },
};

/** Messages that the seed puts into inboxes, the newest first. */
export const seededMessages: readonly Writing[] = [
  {
    EN: {
      title: "Your withdrawal has arrived",
      content: "<p>1,500.00 is in your bank account. Thank you for playing with us.</p>",
    },
    TY: {
      title: "Pumasok na ang withdrawal mo",
      content: "<p>Nasa bangko mo na ang 1,500.00. Salamat sa paglalaro sa amin.</p>",
    },
  },
  {
    EN: {
      title: "You have moved up to Gold",
      content: "<p>From today you have a higher daily limit and a birthday gift.</p>",
    },
    TY: {
      title: "Gold ka na",
      content: "<p>Mula ngayon, mas mataas na ang daily limit mo at may regalo ka sa kaarawan.</p>",
    },
  },
  welcomeMessage,
];

/** Promotions that a member can claim. */
export const claimablePromotions: readonly string[] = ["MONDAY-CASHBACK", "TWENTY-SPINS", "BIRTHDAY-GIFT"];
