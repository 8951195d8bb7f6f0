import { standings } from '../../src/kernel/match.ts';
import { below, randomFor } from '../../src/kernel/random.ts';
import { mustBePlain, mustEqual } from './must.ts';
import { after, type Deal, fork, isWorthALook, playOn, seatsOf, walk } from './walk.ts';

/** A position that is written down and read back at every decision goes on as if nothing had been. */
export function positionsSurviveStorage(deal: Deal): void {
  let stored: string | undefined;
  const match = walk(deal, (turn) => {
    const { game, position } = turn.match;
    if (isWorthALook(turn)) {
      mustBePlain(position, 'the position');
      for (const viewer of [...seatsOf(position), 'spectator' as const]) {
        mustBePlain(game.view(position, viewer), `what ${viewer} sees`);
      }
    }
    const restored = JSON.parse(stored ?? JSON.stringify(position));
    const next = after(game, restored, turn.seat, turn.move);
    mustEqual(turn.play(), next.told, 'a restored position tells another story');
    mustEqual(next.position, turn.match.position, 'a restored position goes on differently');
    stored = JSON.stringify(next.position);
  });
  const restored = { ...fork(match), position: JSON.parse(JSON.stringify(match.position)) };
  mustEqual(standings(restored), standings(match), 'a restored position ends differently');
}

/** One clone in so many is played to the end, the others for a while: what they share, most of them notice soon. */
const PLAYED_TO_THE_END = 4;
const A_WHILE = 30;

/** A clone is equal, and neither ever notices what happens to the other. */
export function clonesAreApart(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn)) return;
    const { game, table, position } = turn.match;
    const before = JSON.stringify(position);
    const kept = game.clone(position);
    mustEqual(kept, position, 'the clone differs');
    // Its fields may come in another order than those of the original, as one that is set and removed now and then does.
    const asKept = JSON.stringify(kept);
    const most = below(turn.chance, PLAYED_TO_THE_END) === 0 ? game.bound(table) : A_WHILE;
    playOn(game, game.clone(position), randomFor(deal.seed, `clone ${turn.step}`), most);
    mustEqual(JSON.stringify(position), before, 'playing on with the clone changed the original');
    turn.play();
    mustEqual(JSON.stringify(kept), asKept, 'playing on with the original changed the clone');
    for (const viewer of [...seatsOf(position), 'spectator' as const]) {
      const now = JSON.stringify(position);
      const seen = game.view(position, viewer);
      mustEqual(game.clone(seen), seen, 'the clone of a view differs');
      mustEqual(JSON.stringify(position), now, 'looking changed the position');
    }
  });
}
