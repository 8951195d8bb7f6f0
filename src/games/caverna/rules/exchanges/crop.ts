import type { FolkCrop } from '../../box/goods.ts';
import { CROP } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { tell } from '../../words.ts';
import { isCropTimely } from '../timely.ts';
import { type FreeAction, moveOf, RANK } from './free-action.ts';

/** FF-5.3: one way only. */
export const crop: FreeAction = {
  timely: (p, frame, seat, move) => isCropTimely(p, frame, seat, moveOf('crop', move).crop),
  rank: () => RANK.crop,
  offer(p, _frame, seat, offers) {
    if (p.folks === undefined) return;
    const { goods } = playerAt(p, seat);
    if ((goods.gemfruit ?? 0) > 0) offers.add(CROP.gemfruit);
    if ((goods.mushroom ?? 0) > 0) offers.add(CROP.mushroom);
  },
  take(p, seat, move) {
    const { crop: what } = moveOf('crop', move);
    const { goods } = playerAt(p, seat);
    goods[what] = (goods[what] ?? 0) - 1;
    goods[TURNS_INTO[what]]++;
    tell({ say: 'told.crop', seat, crop: what, count: 1 });
  },
};

/** FF-5: what becomes of them. */
const TURNS_INTO: Readonly<Record<FolkCrop, 'ruby' | 'vegetable'>> = { gemfruit: 'ruby', mushroom: 'vegetable' };
