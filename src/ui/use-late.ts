import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A component whose code comes once it is wanted, null until then. Code that does not come is logged and leaves no
 * trace: this is for what lies over a page that is whole without it.
 */
export function useLate<P>(wanted: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  const bring = useEffectEvent(load);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    bring().then(
      (loaded) => {
        if (!gone) setComponent(() => loaded);
      },
      (error: unknown) => console.error("The code of something over the page did not load", error),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return component;
}
