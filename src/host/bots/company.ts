import type { Seat } from '../../kernel/game.ts';
import type { Proposed } from '../../kernel/proposals.ts';
import type { Company } from '../../kernel/talk.ts';
import type { Host, StoredEntry } from '../host.ts';
import { withLock } from '../lock.ts';
import { seatsAsked } from '../match/live.ts';
import type { HostedTable } from '../table.ts';
import { botAt, ownBotAt, peopleAt } from './who-plays.ts';

/** The most proposals that a bot makes in one period. */
const MOST_WORDS = 8;

/** The proposals and people that the bots of the table take into account; undefined if only bots play, or if they do not talk. */
export async function companyAt(host: Host, table: HostedTable, except?: Seat): Promise<Company | undefined> {
  const { game, live } = table;
  if (game.talk === undefined || live === undefined) return undefined;
  const people = peopleAt(table).filter((seat) => seat !== except);
  const period = game.proposals?.period(game.view(live.match.position, 'spectator'));
  if (people.length === 0 || period === undefined) return undefined;
  const said = await host.saidAt(table);
  return said && { people, said: said.filter((each) => each.period === period) };
}

/** Whether a person is asked: bots wait with what ends their plans. */
export function arePeopleAsked(table: HostedTable): boolean {
  return table.live !== undefined && seatsAsked(table.live.match).some((seat) => botAt(table, seat) === undefined);
}

/** Whether a person's entry can make bots change their plans: it ends that person's plan, or a bot is allowed to see it. */
export function isNoticed(table: HostedTable, { entry, by }: StoredEntry): boolean {
  const { game, live } = table;
  if (game.talk === undefined || live === undefined || by !== 'person' || !('seat' in entry)) return false;
  if (!seatsAsked(live.match).includes(entry.seat)) return true;
  return table.stored.seats.some(
    ({ seat }) => ownBotAt(table, seat) !== undefined && game.looksOn?.(live.match.position, seat, entry.seat) === true,
  );
}

/** After an entry: when a new round of answers begins, bots propose what they plan to do. */
export function speakAfterEntry(host: Host, table: HostedTable, { amongOthers, ends }: StoredEntry): void {
  if (!amongOthers && !ends) speakSoon(host, table);
}

function speakSoon(host: Host, table: HostedTable): void {
  if (table.game.talk === undefined) return;
  withLock(table.lock, () => speak(host, table)).catch((err) =>
    host.log.error({ table: table.id, err }, 'bots could not say what they are up to'),
  );
}

/** Lets every bot make its proposals. They are derived from the public view. The caller holds the table's lock. */
export async function speak(host: Host, table: HostedTable): Promise<void> {
  const { game, live } = table;
  const company = await companyAt(host, table);
  const { talk } = game;
  if (company === undefined || live === undefined || talk === undefined || !arePeopleAsked(table)) return;
  const view = game.view(live.match.position, 'spectator');
  const period = game.proposals?.period(view);
  if (period === undefined) return;
  const said: Proposed[] = [...company.said];
  for (const { seat } of table.stored.seats) {
    if (company.people.includes(seat)) continue;
    const left = MOST_WORDS - said.filter((each) => each.seat === seat).length;
    for (const proposal of talk.says(view, seat, { ...company, said }).slice(0, Math.max(0, left))) {
      const proposed = { seat, period, proposal };
      said.push(proposed);
      await host.sayAt(table, proposed);
    }
  }
}
