/** A deed that nobody knows the outcome of yet, under a name. It outlives a reload of its tab; where the browser keeps nothing for the page, it lives as long as the page does. */
export function keptDeed(name) {
  let deed = attempt(() => JSON.parse(sessionStorage.getItem(name)) ?? undefined);
  return {
    current: () => deed,
    keep(made) {
      deed = made;
      attempt(() => sessionStorage.setItem(name, JSON.stringify(made)));
      return made;
    },
    forget() {
      deed = undefined;
      attempt(() => sessionStorage.removeItem(name));
    },
  };
}

/** Storage may be full, switched off, or forbidden in a frame: then merely naming it throws. */
function attempt(touch) {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
