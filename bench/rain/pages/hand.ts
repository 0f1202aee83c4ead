import "#ui/global.css";
import "./hand.css";
import { round } from "./round.ts";
import { watchRain } from "./watched-page.ts";

/** The same rain by hand: each envelope is made shortly before it falls, and removed once it has fallen. */
const LEAD = 600;
const main = document.body.appendChild(document.createElement("main"));
const stage = main.appendChild(document.createElement("div"));
stage.className = "stage";
const startsAt = Date.parse(round.startsAt);

for (const { at, falls, across } of round.envelopes) {
  const fallsAt = startsAt + at;
  setTimeout(
    () => {
      const envelope = document.createElement("button");
      envelope.className = "envelope";
      envelope.ariaLabel = "Envelope";
      envelope.append(document.createElement("span"));
      envelope.addEventListener("pointerdown", () => envelope.toggleAttribute("data-caught", true));
      stage.append(envelope);
      const left = ((stage.clientWidth - 68) * across) / 100;
      const transform = (top: number) => ({ transform: `translate(${left}px, ${top}px)` });
      const delay = fallsAt - Date.now();
      const animation = envelope.animate([transform(-84), transform(340)], { duration: falls, delay, fill: "both" });
      animation.addEventListener("finish", () => envelope.remove());
    },
    Math.max(0, fallsAt - LEAD - Date.now()),
  );
}
watchRain();
