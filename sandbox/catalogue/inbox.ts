/** Letters that the seed puts into inboxes, the newest first. "{merchant}" stands for the merchant's name. */
export const letters: readonly { title: string; content: string }[] = [
  { title: "Your withdrawal has arrived", content: "<p>1,500.00 is in your bank account. Thank you for playing with us.</p>" },
  { title: "You have moved up to Gold", content: "<p>From today you have a higher daily limit and a birthday gift.</p>" },
  { title: "Welcome to {merchant}", content: "<p>Everything you need to begin is in the help centre. We are here day and night.</p>" },
];

/** Promotions that a member can claim. */
export const claimablePromotions: readonly string[] = ["MONDAY-CASHBACK", "TWENTY-SPINS", "BIRTHDAY-GIFT"];
