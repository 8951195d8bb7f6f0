import { GAMES } from '../../../src/games/index.ts';
import type { Overrides } from '../../../src/server/settings.ts';
import { startServer } from '../../../src/server/start.ts';
import { longMarket } from '../long-market.ts';
import { beReady } from './ready.ts';

const MANY = 1_000_000;

const [database = '', overrides = '{}'] = process.argv.slice(2);
const { limits, ...settings }: Overrides = JSON.parse(overrides);

/** Our own server, every move on disk before it is answered; one address sends more than any household would. */
const { url } = await startServer({
  host: '127.0.0.1',
  port: 0,
  database,
  logLevel: 'warn',
  games: [...GAMES, longMarket],
  botPause: 0,
  ...settings,
  limits: {
    requests: MANY,
    newTables: MANY,
    newGuests: MANY,
    connections: MANY,
    messages: MANY,
    messageBurst: MANY,
    personWork: MANY,
    personWorkBurst: MANY,
    addressWork: MANY,
    addressWorkBurst: MANY,
    chat: MANY,
    chatBurst: MANY,
    tables: MANY,
    // One connection of the bench hears of as many tables as thousands of people do.
    waitingBytes: 1024 * MANY,
    ...limits,
  },
});
beReady(url);
