import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A component whose code loads on demand, null until then. A failed load is logged and renders nothing: this is for
 * overlays of a page that is complete without them.
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
      (error: unknown) => console.error("The code of an overlay did not load", error),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return component;
}
