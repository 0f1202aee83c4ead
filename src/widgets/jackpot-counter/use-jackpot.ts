import { useEffect, useState } from "react";
import { seededRandom } from "#kernel/random.ts";
import { growth, growthDelay, jackpotStart } from "./jackpot.ts";

/**
 * The jackpot now, and its initial value. It grows while it may move. The seed makes host and phone start at the same
 * value.
 */
export function useJackpot(seed: number, decimals: number, moving: boolean): { start: number; value: number } {
  const [start] = useState(() => jackpotStart(seededRandom(`jackpot ${seed}`)));
  const [value, setValue] = useState(start);
  useEffect(() => {
    if (!moving) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        setValue((before) => before + growth(Math.random, decimals));
        wait();
      }, growthDelay(Math.random));
    };
    wait();
    return () => clearTimeout(timer);
  }, [moving, decimals]);
  return { start, value };
}
