import { joinNamed } from '../box/hexes.ts';
import type { TrollTownFrame } from '../frames.ts';
import { hexIn, siteIn, type TrollTownMove } from '../moves.ts';
import type { Plan } from '../position.ts';
import type { Errand } from './agenda/agenda.ts';

const LOCKED = -1;
const OTHER = 0;
const WISHED = 1;
const NOTHING = 2;

/** What is not on the agenda promises the same, wherever it is: of such answers one is judged for all. */
export function alikeTo({ deed, orders }: Errand, frame: TrollTownFrame, move: TrollTownMove): number | undefined {
  if (move.do === 'grunt') return LOCKED;
  switch (frame.step) {
    case 'plan-order': {
      if (move.do === 'none') return NOTHING;
      const wished = orders[frame.order];
      return move.do === 'build' && move.work === wished?.work && move.crew === wished.crew ? WISHED : OTHER;
    }
    case 'plan-placement':
    case 'plan-building-site': {
      const wished = orders[frame.order];
      if (wished?.work !== frame.piece || wished.crew !== frame.crew || move.do !== 'lay') return OTHER;
      return siteIn(frame.piece, move) === wished.site ? WISHED : OTHER;
    }
    case 'plan-store':
    case 'plan-site':
    case 'plan-hex':
    case 'plan-join':
    case 'plan-target':
    case 'plan-scare':
      return isDetailOf(deed, move) ? WISHED : OTHER;
    default:
      return undefined;
  }
}

function isDetailOf({ store, hex, join }: Plan, move: TrollTownMove): boolean {
  switch (move.do) {
    case 'building':
      return move.building === store;
    case 'hex':
      return hexIn(move) === hex;
    case 'join':
      return joinNamed(move.join) === join;
    default:
      return false;
  }
}
