import type { Places } from "#descriptor/places.ts";

/** Whether a route is where a session is opened: what a visitor wanted before is kept there for afterwards. */
export function isEntrance(route: string, { signIn, signUp, recovery, trial }: Partial<Places>): boolean {
  return [signIn, signUp, recovery, trial].includes(route);
}

/**
 * Whether what a visitor wanted before signing in is forgotten on a route: they went somewhere else instead. Choosing
 * the password that replaces a temporary one still belongs to signing in.
 */
export function endsSigningIn(route: string, places: Partial<Places>): boolean {
  return !isEntrance(route, places) && route !== places.newPassword;
}
