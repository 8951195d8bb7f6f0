import type { ScoreRow } from '../../../web/board-kit/tabletop.ts';
import type { BoardWord } from './words.ts';

/** Section 14, in its order; furnishings, pastures and mines are summed. */
export const scoreRows: readonly ScoreRow<BoardWord>[] = [
  { title: 'row.animals', of: ['score.animals'] },
  { title: 'row.missing', of: ['score.missing'] },
  { title: 'row.grain', of: ['score.grain'] },
  { title: 'row.vegetables', of: ['score.vegetables'] },
  { title: 'row.rubies', of: ['score.rubies'] },
  { title: 'row.people', of: ['score.people'] },
  { title: 'row.unused', of: ['score.unused'] },
  { title: 'row.furnishings', of: ['score.furnishing'] },
  { title: 'row.pastures', of: ['score.small-pastures', 'score.large-pastures'] },
  { title: 'row.mines', of: ['score.ore-mines', 'score.ruby-mines'] },
  { title: 'row.bonus', of: ['score.bonus'] },
  { title: 'row.gold', of: ['score.gold'] },
  { title: 'row.begging', of: ['score.begging'] },
  { title: 'row.given-back', of: ['score.given-back'] },
];
