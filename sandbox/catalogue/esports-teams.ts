/** Invented teams, each with the motif that is its emblem. */
export const esportsTeams: readonly { name: string; motif: string }[] = [
  { name: "Manila Wolves", motif: "wolf" },
  { name: "Visayas Phoenix", motif: "phoenix" },
  { name: "Apo Dragons", motif: "dragon" },
  { name: "Tamaraw Five", motif: "bull" },
  { name: "Sulu Sharks", motif: "shark" },
  { name: "Cordillera Storm", motif: "lightning" },
  { name: "Laguna Tigers", motif: "tiger" },
  { name: "Night Owls PH", motif: "owl" },
];
