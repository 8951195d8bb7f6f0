import type { Game } from '../../../src/kernel/game.ts';
import type { LAWS } from '../laws.ts';

/** A law, what is wrong with a game, that game, and what the law says of it. */
export type Row = readonly [law: keyof typeof LAWS, fault: string, game: Game, found: RegExp];
