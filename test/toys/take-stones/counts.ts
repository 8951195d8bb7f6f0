import type { Counts, PrefixOf } from '../../../src/kernel/game.ts';
import { HANDFULS } from './box/handfuls.ts';
import type { TakeStones } from './position.ts';
import type { Word } from './words.ts';

export const counts: Counts<TakeStones, Word, PrefixOf<Word>> = {
  groups: [{ say: 'counts.handfuls', prefix: 'handful.', things: HANDFULS.map(String), moves: { take: 'stones' } }],
};
