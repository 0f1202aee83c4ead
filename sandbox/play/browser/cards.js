import { fill, make } from "./game.js";
import { betGroup, openRounds, pause } from "./round-page.js";

const SUITS = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
const RANKS = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const DEAL_MS = 320;

openRounds((state) => {
  const { words, bets } = state;
  const group = betGroup(state);
  const options = bets.map((bet) => group.option(bet, make("span", {}, words.bets[bet.id])));
  const hands = { player: handOf(words.bets.player), banker: handOf(words.bets.banker) };
  const table = make("div", { class: "stage felt" }, hands.player.element, hands.banker.element);
  const clear = () => {
    delete table.dataset.winner;
    for (const hand of Object.values(hands)) hand.clear();
  };
  return {
    ...group,
    parts: [table, group.set(...options)],
    more: [make("p", { class: "rules" }, words.says.rules)],
    start: clear,
    stop: clear,
    /** One card at a time, as they are dealt. */
    async show({ player, banker, totals, winner }) {
      for (let card = 0; card < 3; card++)
        for (const [hand, cards] of [
          [hands.player, player],
          [hands.banker, banker],
        ])
          if (cards[card]) {
            hand.add(cards[card]);
            await pause(DEAL_MS);
          }
      hands.player.count(totals.player);
      hands.banker.count(totals.banker);
      table.dataset.winner = winner;
    },
    says: ({ totals, winner }) =>
      fill(winner === "tie" ? words.says.tie : words.says.wins, {
        name: words.bets[winner],
        more: Math.max(totals.player, totals.banker),
        fewer: Math.min(totals.player, totals.banker),
      }),
    label: ({ winner, totals }) =>
      make("span", { "data-winner": winner }, `${words.bets[winner]} ${totals.player}–${totals.banker}`),
  };
});

function handOf(name) {
  const total = make("output", { class: "total" });
  const cards = make("div", { class: "cards" });
  const element = make("div", { class: "hand" }, make("p", {}, name, " ", total), cards);
  return {
    element,
    clear() {
      cards.replaceChildren();
      total.textContent = "";
    },
    add: (card) => cards.append(faceOf(card)),
    count: (points) => void (total.textContent = String(points)),
  };
}

const faceOf = ({ rank, suit }) =>
  make(
    "span",
    { class: "card", "data-suit": suit },
    make("b", {}, RANKS[rank] ?? String(rank)),
    make("i", {}, SUITS[suit]),
  );
