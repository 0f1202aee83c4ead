import { useEffect, useState } from "react";

/** Debounce: whether a value has not changed for so many milliseconds. The first one counts as settled at once. */
export function useSettled(value: string, milliseconds: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [settled, value, milliseconds]);
  return settled === value;
}
