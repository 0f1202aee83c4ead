import { fill, make } from "./game.js";
import { betGroup, openRounds, pause } from "./round-page.js";

const FLIGHT_MS = 420;
const SHOWN_MS = 700;

openRounds((state) => {
  const { words, bets, fish } = state;
  const group = betGroup(state);
  const targets = new Map(
    bets.map((bet, place) => {
      const { picture } = fish.find(({ id }) => id === bet.id);
      const image = make("img", { src: `${picture}&w=192`, alt: "", width: 72, height: 72 });
      return [bet.id, group.option(bet, image, make("span", {}, words.bets[fish[place].id]))];
    }),
  );
  const cannon = make("span", { class: "cannon", "aria-hidden": "true" });
  const sea = make(
    "div",
    { class: "stage sea" },
    make("img", { class: "backdrop", src: `${state.picture}&w=480`, alt: "" }),
    group.set(...targets.values()),
    cannon,
  );
  const rest = () => {
    for (const target of targets.values()) delete target.dataset.shot;
    delete cannon.dataset.aim;
  };
  return {
    ...group,
    parts: [sea],
    ms: FLIGHT_MS,
    start() {
      rest();
      aim(cannon, targets.get(group.bet()));
    },
    stop: rest,
    async show({ fish: id, hit }) {
      targets.get(id).dataset.shot = hit ? "hit" : "missed";
      await pause(SHOWN_MS);
      rest();
    },
    says: ({ fish: id, hit }) => fill(hit ? words.says.hit : words.says.missed, { name: words.bets[id] }),
    label: ({ fish: id, hit }) => make("span", {}, `${hit ? "◎" : "○"} ${words.bets[id]}`),
  };
});

/** Turns the cannon to the target and fires. */
function aim(cannon, target) {
  const [from, to] = [cannon.getBoundingClientRect(), target.getBoundingClientRect()];
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const up = from.bottom - (to.top + to.height / 2);
  cannon.style.setProperty("--turn", `${Math.atan2(across, up)}rad`);
  cannon.style.setProperty("--reach", `${Math.hypot(across, up)}px`);
  cannon.dataset.aim = "";
}
