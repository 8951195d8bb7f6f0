import type { Seat } from '../../kernel/game.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { refuse } from '../../kernel/refusal.ts';
import { frameFor } from '../../kernel/steps.ts';
import { type Hint, hintFrom } from '../../protocol/hint.ts';
import { type Denial, deny, denyByRule, isDenial } from '../denial.ts';
import { isOfTournament } from '../fair-play.ts';
import type { Host } from '../host.ts';
import { withLock } from '../lock.ts';
import { liveOf } from '../match/reading.ts';
import type { StoredTable } from '../store.ts';
import { type HostedTable, holds } from '../table.ts';
import { type BotQuestion, THINKING_STOPPED, THOUGHT_UNWANTED } from './bots.ts';
import { companyAt } from './company.ts';

/** What a bot would answer for the seat; given up when the person who asked has left. The table is not blocked while the bot thinks. */
export async function hintFor(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
  seatEntry: number,
  isThere: () => boolean,
): Promise<Hint | Denial> {
  const question = await withLock(table.lock, () => questionFor(host, table, person, seat, seatEntry));
  if (isDenial(question)) return question;
  const isWanted = () => isThere() && (table.live?.counts[seat] ?? seatEntry) === seatEntry;
  try {
    const advice = await host.thinker.advise(question, { urgent: true, isWanted });
    return isWanted() ? hintFrom(advice) : deny('behind', 'refused.behind');
  } catch (error) {
    if (error === THINKING_STOPPED || error === THOUGHT_UNWANTED) return deny('behind', 'refused.behind');
    throw error;
  }
}

async function questionFor(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
  seatEntry: number,
): Promise<BotQuestion | Denial> {
  const denial = whyNoHints(table, person, seat);
  if (denial !== undefined) return denial;
  const live = await liveOf(host, table);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const { match } = live;
  const { game } = table;
  if (isMatchOver(match)) return denyByRule(refuse(game.rules.end, 'refused.match-over').refused);
  if (seatEntry !== live.counts[seat]) return deny('behind', 'refused.behind');
  if (frameFor(match.position, seat) === undefined || match.resigned.includes(seat)) {
    return denyByRule(refuse(game.rules.turn, 'refused.not-your-turn').refused);
  }
  const company = await companyAt(host, table, seat);
  return {
    table: table.id,
    game: game.id,
    ...(company && { company }),
    bot: 'adviser',
    seat,
    owner: person,
    seatEntry,
    view: game.view(match.position, seat),
    // Not derived from the seed of the match: hidden information must not influence the search.
    seed: seedFrom(`${table.id} hint ${seat} ${seatEntry}`),
    plan: `${table.id} ${seat} hint`,
  };
}

/** Whether bots may help the person at this seat. */
export function whyNoHints({ stored }: HostedTable, person: string, seat: Seat): Denial | undefined {
  if (!holds(stored, person, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  if (isOfTournament(stored)) return deny('not-allowed', 'refused.tournament-alone');
  // Whoever thinks ahead about a match with others thinks alone, and nobody is helped where ratings count.
  if (stored.row.rated === 1 || stored.copyOf !== undefined) return deny('not-allowed', 'refused.hint-among-people');
  if (stored.row.hints === 0 && othersPlay(stored, person)) return deny('not-allowed', 'refused.hint-among-people');
  return undefined;
}

/** Hints are unfair to other people at the table. */
function othersPlay({ seats }: StoredTable, person: string): boolean {
  return seats.some((each) => each.holder === 'person' && each.program === null && each.person !== person);
}
