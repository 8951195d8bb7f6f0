import type { Move, Seat } from '../../../src/kernel/game.ts';
import type { NewTable } from '../../../src/protocol/client.ts';
import { type Guest, type Player, visit } from './client.ts';

export const GAME = 'gnome-elf-troll';

/** So that no match is over before its test is. */
const LONG = { firstPlayer: 0, goal: 12 };

/** Two guests with their connections, both watching a match that has begun; seat 0 is asked first. */
export interface Pair {
  readonly table: string;
  readonly guests: readonly [Guest, Guest];
  readonly players: readonly [Player, Player];
}

export async function pairAt(url: string, other = url, more: Partial<NewTable> = {}): Promise<Pair> {
  const guests = [await visit(url), await visit(other)] as const;
  const { table } = await guests[0].make({
    game: GAME,
    seats: ['me', 'anyone'],
    options: LONG,
    open: true,
    ...more,
  });
  await guests[1].request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  const players = [await guests[0].connect(), await guests[1].connect()] as const;
  for (const player of players) await player.watch(table);
  return { table, guests, players };
}

/** A match that one guest plays alone: with bots, or holding several seats. */
export async function soloAt(
  url: string,
  seats: NewTable['seats'] = ['me', 'me'],
): Promise<{
  table: string;
  guest: Guest;
  player: Player;
}> {
  const guest = await visit(url);
  const { table } = await guest.make({ game: GAME, seats, options: LONG, start: true });
  const player = await guest.connect();
  await player.watch(table);
  return { table, guest, player };
}

/** The seat among the player's own that is asked now. */
export function askedOf(player: Player, table: string): { seat: Seat; offers: readonly Move[] } | undefined {
  const perspective = player.match(table).perspectives.find(({ offers }) => offers.length > 0);
  return perspective && { seat: perspective.viewer as Seat, offers: perspective.offers };
}

/** Plays for all of the player's seats until the match is over, or until it stands as wanted. */
export async function playUntil(
  player: Player,
  table: string,
  stop: () => boolean = () => false,
  choose: (offers: readonly Move[]) => Move | undefined = (offers) => offers.at(-1),
): Promise<void> {
  while (!player.match(table).over && !stop()) {
    const asked = askedOf(player, table);
    const { revision } = player.match(table);
    if (asked === undefined)
      await player.until('the next entry of others', () => player.match(table).revision > revision);
    else await player.play(table, asked.seat, choose(asked.offers));
  }
}

/** Both play, each as soon as they are asked, until the match is over or stands as wanted. */
export async function playBoth(
  { table, players }: Pair,
  stop: () => boolean = () => false,
  choose: (offers: readonly Move[]) => Move | undefined = (offers) => offers.at(-1),
): Promise<void> {
  while (!players[0].match(table).over && !stop()) {
    const { moments } = players[0].match(table);
    for (const player of players) await player.until(`moment ${moments}`, () => player.match(table).moments >= moments);
    const player = players.find((each) => askedOf(each, table) !== undefined);
    if (player === undefined) throw new Error('nobody is asked');
    const asked = askedOf(player, table);
    await player.play(table, asked?.seat ?? 0, choose(asked?.offers ?? []));
    for (const each of players) await each.until(`moment ${moments + 1}`, () => each.match(table).moments > moments);
  }
}
