/** The parts of what a home is worth to bots. Each is told as a reason. */
export const PARTS = [
  'points',
  'family',
  'goods',
  'food',
  'weapons',
  'land',
  'animals',
  'furnishings',
  'under-way',
  'gift',
  'stone',
  'folk-crops',
  'goblins',
] as const;

export type Part = (typeof PARTS)[number];
