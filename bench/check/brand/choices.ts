/** Icons that a brand picks from. */
export const icons = [
  "gem",
  "sparkles",
  "crown",
  "sprout",
  "zap",
  "diamond",
  "leaf",
  "dice",
  "moon",
  "sun",
  "star",
  "trophy",
  "megaphone",
  "hot",
] as const;
/** Game categories that a brand has sections for. */
export const categories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT"] as const;
