/** From weak to strong. */
export const LEVEL_NAMES = ['mossling', 'troll', 'elder', 'king'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What a person who has not chosen plays against. */
export const USUAL_LEVEL: LevelName = 'troll';
