import type { Writing } from "./announcement.ts";

/** An article of the help centre or a section of the user agreement. "{merchant}" stands for the merchant's name. */
export type ArticleSeed = Writing & { id: string };
