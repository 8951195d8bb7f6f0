import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { viewStack } from '../../kernel/together.ts';
import { PRODUCE, type Produce, tilesInPlay } from './box/produce.ts';
import { clone, type GnomeElfTroll, type HiddenTile, noProduce } from './position.ts';

function faceDown(tiles: readonly HiddenTile[]): HiddenTile[] {
  return tiles.map(() => 'hidden');
}

/** GET-7.1, GET-7.2 */
export function view(p: GnomeElfTroll, viewer: Viewer): GnomeElfTroll {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  seen.hands = p.hands.map((hand, seat) => (seat === viewer ? hand.slice() : faceDown(hand)));
  seen.pile = faceDown(p.pile);
  return seen;
}

/** GET-7.4: the unseen tiles are shuffled into the other hands and the pile. */
export function imagine(seen: GnomeElfTroll, seat: Seat, random: Random): GnomeElfTroll {
  const p = clone(seen);
  p.random = random;
  const unseen = noProduce();
  for (const kind of PRODUCE) unseen[kind] = tilesInPlay(p.seats);
  for (const garden of p.gardens) for (const { kind } of garden) unseen[kind]--;
  for (const kind of p.hands[seat] ?? []) if (kind !== 'hidden') unseen[kind]--;
  const kept = seat === p.first ? [] : firstHandNotSown(p);
  for (const kind of kept) unseen[kind]--;
  const hidden = shuffle(
    random,
    PRODUCE.flatMap((kind) => Array<Produce>(unseen[kind]).fill(kind)),
  );
  p.hands.forEach((hand, other) => {
    if (other === seat) return;
    const known = other === p.first ? kept : [];
    p.hands[other] = [...known, ...hidden.splice(0, hand.length - known.length)];
  });
  p.pile = hidden;
  return p;
}

/** What of the starting player's first hand, which the rules fix, cannot have left it yet. */
function firstHandNotSown(p: GnomeElfTroll): Produce[] {
  const sown = (p.gardens[p.first] ?? []).map(({ kind }) => kind);
  return PRODUCE.filter((kind) => !sown.includes(kind));
}
