import type { AskStep } from '../../../kernel/game.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTrollFrame } from '../frames.ts';
import { SOW, type Sow } from '../moves.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';
import { tell, type Word } from '../words.ts';

const SOWINGS = PRODUCE.map((kind) => SOW[kind]);

/** GET-3.4, GET-3.5 */
export const sow: AskStep<GnomeElfTroll, Sow, Extract<GnomeElfTrollFrame, { step: 'sow' }>, Word> = {
  rule: 'GET-3.4',
  offer(p, _frame, seat, offers) {
    const hand = p.hands[seat] ?? [];
    const garden = p.gardens[seat] ?? [];
    for (const { left, right } of SOWINGS) {
      const { kind } = left;
      if (hand.includes(kind)) {
        if (!isBareRowOf(garden, kind)) offers.add(left);
        offers.add(right);
      } else if (offers.explain) {
        offers.block(left, 'GET-3.4', 'blocked.not-in-hand', { kind });
        offers.block(right, 'GET-3.4', 'blocked.not-in-hand', { kind });
      }
    }
  },
  take(p, _frame, seat, { kind, end }) {
    const hand = p.hands[seat] ?? [];
    takeOut(hand, kind);
    const tile: GardenTile = { id: p.sown++, kind };
    if (end === 'left') p.gardens[seat]?.unshift(tile);
    else p.gardens[seat]?.push(tile);
    tell({ say: 'told.sowed', seat, kind, end });
  },
};

/** As splice would, without the list that splice makes. */
function takeOut<T>(hand: T[], tile: T): void {
  for (let i = hand.indexOf(tile); i < hand.length - 1; i++) hand[i] = hand[i + 1] as T;
  hand.pop();
}

/** A row that reads the same whichever end the tile is added to: empty, or nothing but bare tiles of that kind. */
function isBareRowOf(garden: readonly GardenTile[], kind: Produce): boolean {
  for (const tile of garden) if (tile.kind !== kind || tile.figure !== undefined) return false;
  return true;
}
