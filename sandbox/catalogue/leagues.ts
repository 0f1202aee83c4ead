export interface League {
  name: string;
  sport: "football" | "basketball" | "volleyball";
  teams: readonly string[];
}

/** Invented leagues and teams. */
export const leagues: readonly League[] = [
  {
    name: "Archipelago Basketball Cup",
    sport: "basketball",
    teams: [
      "Pasig Rivermen",
      "Cebu Voyagers",
      "Baguio Highlanders",
      "Davao Sun Eagles",
      "Iloilo Galleons",
      "Batangas Brewers",
      "Vigan Masons",
      "Laguna Anglers",
    ],
  },
  {
    name: "Mindanao Hoops League",
    sport: "basketball",
    teams: [
      "Zamboanga Sails",
      "Butuan Timbers",
      "Cotabato Rangers",
      "Surigao Breakers",
      "Dipolog Tamaraws",
      "Gensan Longliners",
    ],
  },
  {
    name: "Island Premier Football",
    sport: "football",
    teams: [
      "Bohol Tarsiers FC",
      "Palawan Lagoon FC",
      "Siargao Swell FC",
      "Mindoro Tamaraw FC",
      "Camiguin Ember FC",
      "Leyte Landing FC",
    ],
  },
  {
    name: "Pacific Volleyball Series",
    sport: "volleyball",
    teams: [
      "Manila Bay Waves",
      "Tarlac Sugarmills",
      "Bicol Vulcans",
      "Antique Trailblazers",
      "Quezon Sparks",
      "Ilocos Windmills",
    ],
  },
  {
    name: "Northern Star Football",
    sport: "football",
    teams: [
      "Harwick Rovers",
      "Eastmere Athletic",
      "Calder Vale",
      "Portbridge Town",
      "Saint Alden United",
      "Fenmoor Wanderers",
    ],
  },
];
