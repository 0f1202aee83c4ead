import type { Translated } from "#gateway/languages.ts";

/** Questions that a member can choose, by their ids. */
export const questions: Readonly<Record<string, Translated<string>>> = {
  pet: { EN: "Name of your first pet?", TY: "Unang alaga mo?" },
  school: { EN: "Your elementary school?", TY: "Elementarya mo?" },
  street: { EN: "Street you grew up in?", TY: "Kalye mo noong bata?" },
  dish: { EN: "Your grandmother's best dish?", TY: "Luto ng lola mo?" },
  teacher: { EN: "Your favourite teacher?", TY: "Paboritong guro mo?" },
};
