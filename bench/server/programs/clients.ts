import { chance } from '../../boardgame-io/random-play.ts';
import { inBatches } from '../batches.ts';
import type { Pair, Seating } from '../chair.ts';
import { seatingAtBoardgameIo } from '../chairs/boardgame-io.ts';
import { seatingAtColyseus } from '../chairs/colyseus.ts';
import { seatingAtOurs } from '../chairs/ours.ts';
import type { Order } from '../clients.ts';
import { type Crowd, gather } from '../crowd.ts';
import { leaveAll, playWave, seatPairs } from '../full-speed.ts';
import { letThink, lookAtEach, makeLongMatch, moveAtPace, openTables, type Thinkers } from '../pace.ts';

/** All clients of all servers, in a process of their own. The bench tells it what to do, one thing after another. */

const SEATINGS = { ours: seatingAtOurs, 'boardgame.io': seatingAtBoardgameIo, Colyseus: seatingAtColyseus };

const MADE_AT_ONCE = 8;

const luck = chance('bench server');
const seatings = new Map<string, Promise<Seating>>();
let pairs: readonly Pair[] = [];
let tables: readonly Pair[] = [];
const crowds = new Map<string, Crowd>();
let thinkers: Thinkers | undefined;

async function carryOut(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'seat': {
      const seating = seatings.get(order.url) ?? SEATINGS[order.at](order.url);
      seatings.set(order.url, seating);
      pairs = await seatPairs(await seating, order.plan);
      return undefined;
    }
    case 'play':
      return playWave(pairs, order.plan, luck);
    case 'stop playing':
      leaveAll(pairs);
      return undefined;
    case 'open':
      tables = await openTables(order.url, order.count);
      return undefined;
    case 'move':
      return moveAtPace(tables, order.pace, luck);
    case 'fill':
      await Promise.all(
        order.servers.map(async ({ url, pace }) => crowds.set(url, await gather(url, order.count, pace))),
      );
      return undefined;
    case 'move on':
      return crowds.get(order.url)?.moveOn(order.moves, luck);
    case 'think':
      thinkers = await letThink(order.url, order.bots);
      return undefined;
    case 'stop thinking':
      return thinkers?.stop();
    case 'make long matches':
      return inBatches(order.count, MADE_AT_ONCE, () => makeLongMatch(order.url, order.game, order.moves, luck));
    case 'look':
      return lookAtEach(order.url, order.tables);
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (done) => process.send?.({ done }),
    (error) => process.send?.({ failed: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ url: '' });
