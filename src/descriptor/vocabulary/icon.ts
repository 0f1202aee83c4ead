import { z } from "zod";

/** The engine's icons: our name → the drawing in lucide (ISC). `npm run generate` writes the drawings to icon-drawings.json. */
export const iconSources = {
  home: "house", activity: "gift", deposit: "circle-plus", withdraw: "banknote-arrow-down", invite: "user-plus", member: "circle-user-round",
  wallet: "wallet", coins: "coins", menu: "menu", message: "mail", bell: "bell", back: "chevron-left", forward: "chevron-right", close: "x",
  eye: "eye", "eye-off": "eye-off", refresh: "refresh-cw", "sign-out": "log-out", "sign-in": "log-in", help: "circle-question-mark", service: "headset", telegram: "send",
  facebook: "thumbs-up", download: "download", search: "search", filter: "sliders-horizontal", heart: "heart", star: "star", play: "play", pause: "pause", trophy: "trophy",
  language: "languages", check: "check", warning: "triangle-alert", info: "info", offline: "wifi-off", clock: "clock", calendar: "calendar",
  slots: "cherry", fish: "fish", live: "spade", poker: "club", sports: "volleyball", esports: "gamepad-2", lottery: "ticket", cockfight: "feather", hot: "flame",
  crown: "crown", shield: "shield-check", settings: "settings", key: "key-round", passkey: "user-round-key", user: "user-round", megaphone: "megaphone", grid: "layout-grid", list: "list",
  sparkles: "sparkles", gem: "gem", moon: "moon", sun: "sun", trial: "ticket-check", phone: "smartphone", computer: "monitor", plus: "plus", sprout: "sprout", zap: "zap", diamond: "diamond", leaf: "leaf", dice: "dices", swap: "arrow-left-right",
} as const;
export type IconName = keyof typeof iconSources;

export const iconName = z.enum(Object.keys(iconSources) as [IconName, ...IconName[]]).meta({ livery: { reference: "icon" }, description: "An icon of the engine." });

/** One shape of a drawing: tag and attributes on a 24×24 field, stroked with the current colour. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
