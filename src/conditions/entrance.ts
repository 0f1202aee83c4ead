import type { Place } from "#descriptor/places.ts";

/** The routes of places, as far as they are known. */
type Known = Readonly<Partial<Record<Place, string | undefined>>>;

/** The places where a session is opened. */
export const entrances = ["signIn", "signUp", "recovery", "trial"] as const satisfies readonly Place[];

/** Whether a route is where a session is opened: what a visitor wanted before is kept there for afterwards. */
export function isEntrance(route: string, places: Known): boolean {
  return entrances.some((place) => places[place] === route);
}

/**
 * Whether what a visitor wanted before signing in is forgotten on a route: they went somewhere else instead. Choosing
 * the password that replaces a temporary one still belongs to signing in.
 */
export function endsSigningIn(route: string, places: Known): boolean {
  return !isEntrance(route, places) && route !== places.newPassword;
}
