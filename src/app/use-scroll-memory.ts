import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePage } from "#data/site.ts";

const positions = new Map<string, number>();

/** A new page starts at its top; going back finds the page where it was left. `shown`: the page of the address is there, not the one before. */
export function useScrollMemory(shown: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { route } = usePage();
  useEffect(() => {
    if (!shown) return;
    const kept = positions.get(key);
    if (type === "POP" && kept !== undefined) window.scrollTo(0, kept);
    else if (type !== "POP") window.scrollTo(0, 0);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, route, type, shown]);
}
