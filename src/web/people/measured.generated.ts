// Written by scripts/ladder-table.mjs from docs/ladder; run it again after measuring.

/** In percent: what a level won alone among others of one level, that many at the table. */
export const MEASURED = {
  'cave-troll': [
    { bot: 'elder', against: 'mossling', seats: 2, matches: 200, won: 100 },
    { bot: 'elder', against: 'troll', seats: 2, matches: 200, won: 94.8 },
    { bot: 'king', against: 'elder', seats: 2, matches: 200, won: 55 },
    { bot: 'elder', against: 'mossling', seats: 4, matches: 200, won: 100 },
    { bot: 'elder', against: 'troll', seats: 4, matches: 200, won: 75.9 },
  ],
  caverna: [
    { bot: 'elder', against: 'mossling', seats: 2, matches: 200, won: 99 },
    { bot: 'elder', against: 'troll', seats: 2, matches: 200, won: 83 },
    { bot: 'king', against: 'elder', seats: 2, matches: 200, won: 46.5 },
  ],
  'gnome-elf-troll': [
    { bot: 'elder', against: 'mossling', seats: 2, matches: 200, won: 90.5 },
    { bot: 'elder', against: 'troll', seats: 2, matches: 200, won: 74.5 },
    { bot: 'elder', against: 'mossling', seats: 4, matches: 200, won: 63 },
    { bot: 'elder', against: 'troll', seats: 4, matches: 200, won: 29 },
    { bot: 'king', against: 'elder', seats: 2, matches: 200, won: 55.5 },
  ],
  'troll-town': [{ bot: 'elder', against: 'troll', seats: 3, matches: 201, won: 45.8 }],
  'trolls-and-princesses': [
    { bot: 'elder', against: 'mossling', seats: 2, matches: 200, won: 100 },
    { bot: 'elder', against: 'troll', seats: 2, matches: 200, won: 79.5 },
    { bot: 'king', against: 'elder', seats: 2, matches: 200, won: 47.3 },
    { bot: 'elder', against: 'mossling', seats: 4, matches: 200, won: 99.5 },
    { bot: 'elder', against: 'troll', seats: 4, matches: 200, won: 78 },
  ],
} as const;
