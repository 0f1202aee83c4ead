import { fill, make } from "./game.js";
import { betGroup, openRounds, pause } from "./round-page.js";

const SPIN_MS = 3200;
const TURNS = 5;
const RADIUS = 100;

openRounds((state) => {
  const { words, bets, segments } = state;
  const group = betGroup(state);
  const options = bets.map((bet) =>
    group.option(bet, make("span", { class: "swatch" }), make("span", {}, words.bets[bet.id])),
  );
  const angle = 360 / segments.length;
  const slices = segments.map((segment, place) => sliceOf(segment, place, angle));
  const disc = drawn("g", { class: "disc" }, ...slices);
  const wheel = drawn("svg", { viewBox: "-104 -104 208 208", "aria-hidden": "true" }, disc);
  const stage = make(
    "div",
    { class: "stage round" },
    wheel,
    make("img", { class: "hub", src: `${state.picture}&w=160`, alt: "", width: 84, height: 84 }),
    make("span", { class: "pointer" }),
  );
  let turned = 0;
  return {
    ...group,
    parts: [stage, group.set(...options)],
    start() {
      for (const slice of slices) delete slice.dataset.winning;
    },
    stop: () => undefined,
    /** Turns on to the segment, so that its middle is at the top. */
    async show({ segment }) {
      const here = ((turned % 360) + 360) % 360;
      turned += TURNS * 360 - here - segment * angle;
      disc.style.transform = `rotate(${turned}deg)`;
      await pause(SPIN_MS);
      slices[segment].dataset.winning = "";
    },
    says: ({ colour }) => fill(words.says.stops, { name: words.bets[colour] }),
    label: ({ colour }) =>
      make("span", { "data-bet": colour }, make("span", { class: "swatch" }), ` ${words.bets[colour]}`),
  };
});

function sliceOf({ id, pays }, place, angle) {
  const half = (angle * Math.PI) / 360;
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)];
  return drawn(
    "g",
    { transform: `rotate(${place * angle})`, "data-bet": id },
    drawn("path", { d: `M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z` }),
    drawn("text", { y: "-82", "text-anchor": "middle" }, String(pays)),
  );
}

function drawn(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
