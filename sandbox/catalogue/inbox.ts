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
      title: "VIP levels have a reward each week",
      content: "<p>Play enough in a month to reach a level, and claim its reward every week under VIP benefits.</p>",
    },
    TY: {
      title: "May lingguhang reward ang mga VIP level",
      content:
        "<p>Maglaro nang sapat sa isang buwan para umabot sa isang level, at i-claim ang reward nito linggu-linggo sa VIP benefits.</p>",
    },
  },
  welcomeMessage,
];

/** The message to every member that the seed sends. */
export const seededBroadcast: Writing = {
  EN: {
    title: "Short maintenance on Sunday",
    content:
      "<p>{merchant} is closed on Sunday from 4:00 to 5:00 in the morning. Your money and your bets are safe.</p>",
  },
  TY: {
    title: "Maikling maintenance sa Linggo",
    content: "<p>Sarado ang {merchant} sa Linggo mula 4:00 hanggang 5:00 ng umaga. Ligtas ang pera at mga taya mo.</p>",
  },
};

/** The message that a merchant has answered feedback. */
export function feedbackAnswered(answer: string): Writing {
  return {
    EN: {
      title: "We have answered your feedback",
      content: `${answer}<p>You find all of it under Feedback, where you can write back.</p>`,
    },
    TY: {
      title: "May sagot na kami sa feedback mo",
      content: `${answer}<p>Nasa Feedback ang buong usapan. Puwede kang sumagot doon.</p>`,
    },
  };
}

/** Promotions that a member can claim. */
export const claimablePromotions: readonly string[] = ["MONDAY-CASHBACK", "TWENTY-SPINS", "BIRTHDAY-GIFT"];
