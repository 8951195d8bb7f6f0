import type { Position } from '../../src/kernel/game.ts';
import { standings } from '../../src/kernel/match.ts';
import { below, randomFor } from '../../src/kernel/random.ts';
import { answer } from '../../src/kernel/steps.ts';
import { listen } from '../../src/kernel/tell.ts';
import { mustBePlain, mustEqual } from './must.ts';
import { type Deal, fork, isWorthALook, MORE_OFTEN, playOn, seatsOf, type Turn, walk } from './walk.ts';

/** A position that is written down and read back goes on as if nothing had been. */
export function positionsSurviveStorage(deal: Deal): void {
  const match = walk(deal, (turn) => {
    if (!isWorthALook(turn, MORE_OFTEN)) return;
    const { game, position } = turn.match;
    mustBePlain(position, 'the position');
    for (const viewer of [...seatsOf(position), 'spectator' as const]) {
      mustBePlain(game.view(position, viewer), `what ${viewer} sees`);
    }
    const restored = JSON.parse(JSON.stringify(position));
    const told = listen(() => answer(game, restored, turn.seat, turn.move));
    mustEqual(turn.play(), told, 'a restored position tells another story');
    mustEqual(restored, turn.match.position, 'a restored position goes on differently');
  });
  const restored = { ...fork(match), position: JSON.parse(JSON.stringify(match.position)) };
  mustEqual(standings(restored), standings(match), 'a restored position ends differently');
}

/** One clone in so many is played to the end. */
const PLAYED_TO_THE_END = 8;

/**
 * A clone is equal, and neither ever notices what happens to the other. What they share is frozen, so that whatever changes
 * it, in this match or in a clone that is played on, fails there and then.
 */
export function clonesAreApart(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn)) return;
    const { game, position } = turn.match;
    const kept = game.clone(position);
    mustEqual(kept, position, 'the clone differs');
    freezeShared(position, kept);
    if (below(turn.chance, PLAYED_TO_THE_END) === 0) mustPlayApart(turn, kept, deal.seed);
    else turn.play();
    const now = JSON.stringify(position);
    for (const viewer of [...seatsOf(position), 'spectator' as const]) {
      const seen = game.view(position, viewer);
      mustEqual(game.clone(seen), seen, 'the clone of a view differs');
    }
    mustEqual(JSON.stringify(position), now, 'looking changed the position');
  });
}

function mustPlayApart(turn: Turn, kept: Position, seed: string): void {
  const { game, table, position } = turn.match;
  const before = JSON.stringify(position);
  // Its fields may come in another order than those of the original, as one that is set and removed now and then does.
  const asKept = JSON.stringify(kept);
  playOn(game, game.clone(position), randomFor(seed, `clone ${turn.step}`), game.bound(table));
  mustEqual(JSON.stringify(position), before, 'playing on with the clone changed the original');
  turn.play();
  mustEqual(JSON.stringify(kept), asKept, 'playing on with the original changed the clone');
}

/** Freezes everything that is in both. */
function freezeShared(one: object, other: object): void {
  const inOne = new Set<object>();
  eachWithin(one, (each) => inOne.add(each));
  eachWithin(other, (each) => {
    if (inOne.has(each)) Object.freeze(each);
  });
}

function eachWithin(tree: object, visit: (each: object) => void): void {
  visit(tree);
  for (const each of Object.values(tree)) if (typeof each === 'object' && each !== null) eachWithin(each, visit);
}
