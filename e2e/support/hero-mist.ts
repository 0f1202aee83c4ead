/** How much of the page's colour lies between a hero's drawing and its words, from 0 to 1. */
export const HERO_MIST = 0.92;
