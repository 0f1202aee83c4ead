/** A call whose outcome is not known yet, stored under a name. It survives a reload of its tab; where the browser stores nothing for the page, it lives as long as the page does. */
export function pendingCall(name) {
  let pending = attempt(() => JSON.parse(sessionStorage.getItem(name)) ?? undefined);
  return {
    current: () => pending,
    keep(made) {
      pending = made;
      attempt(() => sessionStorage.setItem(name, JSON.stringify(made)));
      return made;
    },
    forget() {
      pending = undefined;
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
