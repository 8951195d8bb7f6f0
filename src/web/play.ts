import { USUAL_LEVEL } from '../bots/level-names.ts';
import type { Manifest } from '../games/game-folder.ts';
import type { OptionValue } from '../kernel/game.ts';
import { ApiError, api } from './connection/api.ts';
import { isLocal } from './connection/connection.ts';
import { localTables } from './connection/local/local-connection.ts';
import type { LocalSeat } from './connection/local/stored-table.ts';
import { manifestOf } from './game-list.ts';
import { say, useTexts } from './messages/text.ts';
import { useMe } from './store/me.ts';

/** Names of bots at local tables; the server names its own. */
const BOT_NAMES = ['Grimble', 'Tova', 'Ulvar', 'Mossa', 'Skrell', 'Ylva', 'Bram'] as const;

export function botName(index: number): string {
  return BOT_NAMES[index % BOT_NAMES.length] ?? 'Grimble';
}

export function ownName(): string {
  return useMe.getState().name || say(useTexts.getState().texts, 'name.unknown');
}

/** Creates a local table. */
export function createLocalTable(
  game: string,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, OptionValue>> = {},
): Promise<string> {
  return localTables().create({ game, seats, options });
}

/** Starts a match against bots: on the server if it can be reached, else in this browser. */
export async function playNow(game: string, table?: Manifest['quick']): Promise<string> {
  const manifest = manifestOf(game);
  const { seats, options } = table ?? manifest?.quick ?? { seats: manifest?.defaultSeats ?? 2, options: {} };
  const rivals = seats - 1;
  if (useMe.getState().server === 'up') {
    try {
      const bots = Array.from({ length: rivals }, () => ({ bot: USUAL_LEVEL }));
      return (await api.create({ game, seats: ['me', ...bots], options, start: true })).table;
    } catch (trouble) {
      if (!(trouble instanceof ApiError) || trouble.code !== 'unreachable') throw trouble;
    }
  }
  const bots = Array.from({ length: rivals }, (_, index) => ({ name: botName(index), bot: USUAL_LEVEL }));
  return createLocalTable(game, [{ name: ownName() }, ...bots], options);
}

/** Starts a guided match of a game or of one of its options: always local, with a fixed shuffle. */
export async function playGuided(game: string, lesson?: string): Promise<string> {
  const { loadTabletop } = await import('./game-parts.ts');
  const tabletop = await loadTabletop(game);
  const guide = lesson === undefined ? tabletop.guide : tabletop.guides?.[lesson];
  if (guide === undefined) throw new Error(`${game} has no guided match`);
  const { seed, options, script } = guide;
  const bots = guide.script.slice(1).map((_, index) => ({ name: botName(index), bot: USUAL_LEVEL }));
  return localTables().create({ game, options, seed, script, seats: [{ name: ownName() }, ...bots] });
}

/** Starts another match with the same players. Against bots alone it begins at once; people have to join. */
export async function playAgain(table: string): Promise<string> {
  if (isLocal(table)) return localTables().again(table);
  const next = await api.rematch(table);
  const alone = next.seats.every(({ holder, mine }) => holder === 'bot' || mine);
  if (next.state === 'gathering' && next.host && alone) await api.start(next.table);
  return next.table;
}
