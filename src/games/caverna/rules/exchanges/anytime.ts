import type { Frame, Seat } from '../../../../kernel/game.ts';
import { Offers } from '../../../../kernel/offers.ts';
import type { CavernaMove } from '../../moves.ts';
import type { Caverna } from '../../position.ts';
import type { Word } from '../../words.ts';
import { convert } from './convert.ts';
import { cook } from './cook.ts';
import { crop } from './crop.ts';
import type { FreeAction, Verb } from './free-action.ts';
import { exchange } from './furnishing.ts';
import { gold } from './gold.ts';
import { ruby, rubyAnimal, rubyTile } from './ruby.ts';
import { discard } from './weapon.ts';

/** Section 9: what is open at any time, by the verb of its moves. */
export const anytime: Readonly<Record<Verb, FreeAction>> = {
  convert,
  gold,
  ruby,
  'ruby-animal': rubyAnimal,
  'ruby-tile': rubyTile,
  exchange,
  discard,
  crop,
  cook,
};

const probe = new Offers<CavernaMove, Word>();
const NO_FRAME: Frame = { step: 'place-person' };

/** Whether the player has anything to exchange at all. */
export function canExchange(p: Caverna, seat: Seat): boolean {
  probe.clear();
  for (const free of Object.values(anytime)) free.offer(p, NO_FRAME, seat, probe);
  return probe.count > 0;
}
