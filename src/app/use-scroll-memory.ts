import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePage } from "#data/site.ts";

const positions = new Map<string, number>();

/** A new page starts at its top; going back finds the page where it was left. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { route } = usePage();
  useEffect(() => {
    const kept = positions.get(key);
    if (type === "POP" && kept !== undefined) window.scrollTo(0, kept);
    else if (type !== "POP") window.scrollTo(0, 0);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, route, type]);
}
