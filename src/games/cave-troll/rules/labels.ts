import type { Question, Seat } from '../../../kernel/game.ts';
import { figureNumber } from '../box/figures.ts';
import { areaId, isOnBoard } from '../box/map.ts';
import type { CaveTrollMove } from '../moves.ts';
import { areaOf, type CaveTroll, kindOf } from '../position.ts';
import type { Word } from '../words.ts';
import { describe } from './events.ts';

/** An answer in words: who the figure is and where it stands, which card or artifact would be played. */
export function label(p: CaveTroll, _frame: unknown, seat: Seat, move: CaveTrollMove): Question<Word> {
  const say: Word = `move.${move.do}`;
  if (move.do === 'from-hand') {
    const card = p.hands[seat]?.[0];
    return card === undefined ? { say } : { say: 'move.from-hand-card', card };
  }
  if (move.do === 'artifact') return { say, artifact: p.artifacts[seat]?.[0] ?? 'hidden' };
  if (!('figure' in move)) return { ...move, say };
  const figure = figureNumber(move.figure);
  const area = areaOf(p, figure);
  const from = isOnBoard(area) && { from: areaId(area) };
  return { ...move, say, ...describe(p, figure), ability: kindOf(p, figure).ability, ...from };
}
