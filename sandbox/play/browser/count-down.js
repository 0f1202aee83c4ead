const TICK_MS = 500;
const URGENT_SECONDS = 6;
/** Milliseconds after the end of a draw after which its result is fetched. */
const RESULT_AFTER_MS = 1500;

/** Counts to the close of the draw and on to its end; the state is read again then, and whenever the page wakes up. */
export function countDown({ closesInSeconds, remainSeconds }, place, words, onClosed, onEnd) {
  const start = performance.now();
  let closed = false;
  const timer = setInterval(tick, TICK_MS);
  const woken = () => {
    if (document.visibilityState === "visible") onEnd();
  };
  document.addEventListener("visibilitychange", woken);
  tick();
  return stop;

  function tick() {
    const passed = (performance.now() - start) / 1000;
    const left = Math.ceil(closesInSeconds - passed);
    place.textContent = left > 0 ? `${words.closesIn} ${clockOf(left)}` : words.closed;
    place.toggleAttribute("data-urgent", left < URGENT_SECONDS);
    if (left <= 0 && !closed) {
      closed = true;
      onClosed();
    }
    if (passed > remainSeconds + RESULT_AFTER_MS / 1000) {
      stop();
      onEnd();
    }
  }
  function stop() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", woken);
  }
}

const clockOf = (seconds) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
