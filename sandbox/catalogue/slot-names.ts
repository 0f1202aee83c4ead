/** Two word lists whose every pair reads as the name of a slot game. */
export interface NameTheme {
  first: readonly string[];
  second: readonly string[];
}

const words = (text: string): string[] => text.split(",").map((word) => word.trim());

/** Names of slot games by what they show. All invented. */
export const slotThemes: readonly NameTheme[] = [
  {
    first: words("Jade, Crimson, Storm, Ember, Moonlit, Sleeping, Copper, Silk, Thunder, Nine Cloud, Ivory, Lantern"),
    second: words("Dragon, Dragon Kiln, Dragon Court, Dragon Pearl, Wyrm, Dragon Dance, Serpent, Dragon Hoard"),
  },
  {
    first: words(
      "Mango, Papaya, Calamansi, Rambutan, Sugar Plum, Dalandan, Guava, Tropic, Market, Harvest, Cherry, Pomelo",
    ),
    second: words("Fiesta, Splash, Crush Parade, Basket, Sunday, Cascade, Stand, Pop, Orchard, Twist"),
  },
  {
    first: words("Emerald, Sapphire, Opal, Topaz, Garnet, Amethyst, Onyx, Rose Quartz, Ruby, Moonstone"),
    second: words("Cavern, Vault, Prospector, Cluster, Crown, Foundry, Mirage, Facets, Drift, Chandelier"),
  },
  {
    first: words("Anubis, Scarab, Desert Queen, Golden Nile, Sphinx, Sandstorm, Lotus, Obelisk, Oasis, Papyrus"),
    second: words("Chamber, Riddle, Rising, Procession, Sands, Secrets, Oath, Awakens, Court"),
  },
  {
    first: words(
      "Galleon, Corsair, Blackwater, Buccaneer, Driftwood, Compass, Rum Cove, Kraken, Windward, Salt and Silver",
    ),
    second: words("Gold, Bay, Run, Mutiny, Treasure, Raiders, Lagoon, Voyage, Reckoning"),
  },
  {
    first: words("Midnight, Neon, Velvet, Chrome, Boulevard, Skyline, Jukebox, Arcade, Electric, Downtown"),
    second: words("Sevens, Bells, Cherries, Diner, Roulette Reels, Lights, Heist, Parade, Diamonds, Jackpots"),
  },
  {
    first: words(
      "Tamaraw, Philippine Eagle, Carabao, Tarsier, Maya Bird, Moon Bear, Wild Stallion, Snow Leopard, Panther, Elephant",
    ),
    second: words("Spirit, Trail, Stampede, Kingdom, Valley, Moon, Legends, Thunderhoof, Call"),
  },
  {
    first: words("Diwata, Bakunawa, Maria of the Mountain, Kapre, Duwende, Sarimanok, Mayari, Tala, Apolaki, Amihan"),
    second: words("Blessing, Grove, Lanterns, Tales, Gift, Garden, Night Market, Promise, Dawn"),
  },
  {
    first: words(
      "Red Envelope, Firecracker, Lantern, Koi Pond, Lucky Abacus, Jade Tea, Prosperity, Golden Carp, Mandarin, Paper Lion",
    ),
    second: words("Parade, New Year, Blossoms, House, Street, Reunion, Festival, Gala, Doubles"),
  },
  {
    first: words("Rocket, Comet, Lunar, Nebula, Cosmo, Starlight, Orbit, Saturn, Meteor, Supernova"),
    second: words("Miners, Express, Outpost, Drifters, Pioneers, Carnival, Salvage, Gems, Circus, Race"),
  },
  {
    first: words(
      "Dagger, Iron Shield, Valkyr, Rune, Frost Hall, Longship, Raven, Winter Wolf, Ember Forge, Storm Anvil",
    ),
    second: words("Saga, Oath, Chronicles, Raid, Bounty Hall, Fjord, Feast, Throne, Clash"),
  },
  {
    first: words("Halo-Halo, Bibingka, Sorbetes, Candy Kalye, Leche Flan, Taho, Ube, Buko, Pandan, Chocolate Hills"),
    second: words("Delight, Corner, Tumble, Surprise, Party, Factory, Frenzy, Shop, Treats"),
  },
  {
    first: words("Jeepney, Tricycle, Sabungero, Palengke, Karaoke, Barangay, Sari-Sari, Perya, Kubo, Pista"),
    second: words("Jackpot, Kings, Express, Nights, Riches, Champions, Spin, Heroes, Deluxe"),
  },
  {
    first: words(
      "Alchemist's, Magician's, Cardsharp's, Duchess's, Clockmaker's, Fortune Teller's, Gambler's, Phantom's, Wizard's, Countess's",
    ),
    second: words("Wager, Parlor, Cabinet, Secret, Mirror, Masquerade, Daughter, Dream, Final Hand"),
  },
];
