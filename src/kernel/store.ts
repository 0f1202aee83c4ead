/** A value outside React that a page's parts share. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** The initial value, which is what the host renders. */
  initial(): Value;
  /** Calls back on each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A store with an initial value. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    initial: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
