import type { PlayErrorCode } from "./play-error.ts";

/** The texts of a demo game by language. They belong to its vendor, not to a brand. */
export interface PlayWords {
  balance: string;
  funMoney: string;
  stake: string;
  won: string;
  notWon: string;
  less: string;
  more: string;
  returns: string;
  rounds: string;
  noRounds: string;
  stakeBack: string;
  back: string;
  retry: string;
  offline: string;
  unsettled: string;
  unsettledBet: string;
  draw: string;
  closesIn: string;
  closed: string;
  pick: string;
  random: string;
  clear: string;
  bet: string;
  placed: string;
  yourBets: string;
  noBets: string;
  open: string;
  lost: string;
  prize: string;
  right: string;
  lastResult: string;
  errors: Record<PlayErrorCode, string>;
}

const EN: PlayWords = {
  balance: "Balance",
  funMoney: "Play money",
  stake: "Stake",
  won: "You won {amount}",
  notWon: "No win this time",
  less: "Lower stake",
  more: "Higher stake",
  returns: "Paid back of each stake in the long run: {percent}",
  rounds: "Last rounds",
  noRounds: "No rounds yet",
  stakeBack: "Your stake of {amount} is back",
  back: "Back to the lobby",
  retry: "Try again",
  offline: "No connection. Nothing was taken twice.",
  unsettled: "Your last bet of {amount} is not confirmed yet. Try again: nothing is taken twice.",
  unsettledBet:
    "Your bet of {amount} on {picks} in draw {numero} is not confirmed yet. Try again: nothing is taken twice.",
  draw: "Draw {numero}",
  closesIn: "Closes in",
  closed: "Closed, waiting for the draw",
  pick: "Pick {count}",
  random: "Lucky pick",
  clear: "Clear",
  bet: "Bet {amount}",
  placed: "Your bet is in. Good luck!",
  yourBets: "Your bets",
  noBets: "No bets yet",
  open: "Open",
  lost: "Not won",
  prize: "Won {amount}",
  right: "{count} right pay {times} times the stake",
  lastResult: "Last result",
  errors: {
    "ticket.unknown": "This game is over. Open it again from the lobby.",
    "stake.wrong": "This stake cannot be played.",
    "bet.wrong": "This bet cannot be placed here.",
    "funds.missing": "Your balance is too low for this stake.",
    "picks.wrong": "These numbers cannot be picked.",
    "draw.closed": "This draw takes no more bets. Your money was not taken.",
    "key.reused": "Something went wrong. Nothing was taken.",
    "player.paused": "You have stopped playing for now. Nothing was taken.",
    "request.wrong": "Something went wrong. Nothing was taken.",
    "request.unknown": "This game is no longer there.",
    failed: "The game does not answer. Nothing was taken twice.",
  },
};
const TY: PlayWords = {
  balance: "Balanse",
  funMoney: "Perang panlaro",
  stake: "Taya",
  won: "Nanalo ka ng {amount}",
  notWon: "Walang panalo ngayon",
  less: "Babaan ang taya",
  more: "Taasan ang taya",
  returns: "Naibabalik sa bawat taya sa katagalan: {percent}",
  rounds: "Mga huling laro",
  noRounds: "Wala pang laro",
  stakeBack: "Naibalik ang taya mong {amount}",
  back: "Bumalik sa lobby",
  retry: "Subukan muli",
  offline: "Walang koneksyon. Walang nabawas nang dalawang beses.",
  unsettled: "Hindi pa kumpirmado ang huli mong taya na {amount}. Subukan muli: walang mababawas nang dalawang beses.",
  unsettledBet:
    "Hindi pa kumpirmado ang taya mong {amount} sa {picks} para sa bola {numero}. Subukan muli: walang mababawas nang dalawang beses.",
  draw: "Bola {numero}",
  closesIn: "Magsasara sa",
  closed: "Sarado na, hinihintay ang bola",
  pick: "Pumili ng {count}",
  random: "Sorpresa",
  clear: "Burahin",
  bet: "Tumaya ng {amount}",
  placed: "Pasok na ang taya mo. Swertehin ka sana!",
  yourBets: "Mga taya mo",
  noBets: "Wala pang taya",
  open: "Bukas",
  lost: "Hindi nanalo",
  prize: "Nanalo ng {amount}",
  right: "{count} tama, {times} beses ng taya",
  lastResult: "Huling resulta",
  errors: {
    "ticket.unknown": "Tapos na ang larong ito. Buksan muli mula sa lobby.",
    "stake.wrong": "Hindi puwede ang tayang ito.",
    "bet.wrong": "Hindi puwedeng tumaya nito rito.",
    "funds.missing": "Kulang ang balanse mo sa tayang ito.",
    "picks.wrong": "Hindi puwede ang mga numerong ito.",
    "draw.closed": "Hindi na tumatanggap ng taya ang bolang ito. Hindi nabawasan ang pera mo.",
    "key.reused": "May nangyaring mali. Walang nabawas.",
    "player.paused": "Huminto ka muna sa paglalaro. Walang nabawas.",
    "request.wrong": "May nangyaring mali. Walang nabawas.",
    "request.unknown": "Wala na ang larong ito.",
    failed: "Hindi sumasagot ang laro. Walang nabawas nang dalawang beses.",
  },
};

export function playWords(language: string): PlayWords {
  return language === "TY" ? TY : EN;
}
