import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A component whose code loads on demand, null until then. A failed load is logged and renders nothing: this is for
 * overlays of a page that is complete without them.
 */
export function useLate<P>(needed: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  const loadComponent = useEffectEvent(load);
  useEffect(() => {
    if (!needed) return;
    let cancelled = false;
    loadComponent().then(
      (loaded) => {
        if (!cancelled) setComponent(() => loaded);
      },
      (error: unknown) => console.error("The code of an overlay did not load", error),
    );
    return () => {
      cancelled = true;
    };
  }, [needed]);
  return component;
}
