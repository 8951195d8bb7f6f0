import type { Seat } from '../kernel/game.ts';
import { isMatchOver } from '../kernel/match.ts';
import { seedFrom } from '../kernel/random.ts';
import { refuse } from '../kernel/refusal.ts';
import { frameFor } from '../kernel/steps.ts';
import { type Hint, hintFrom } from '../protocol/hint.ts';
import { type BotQuestion, THINKING_STOPPED } from './bots.ts';
import { type Denial, deny, denyByRule, isDenial } from './denial.ts';
import type { Host } from './host.ts';
import { liveOf } from './reading.ts';
import type { StoredTable } from './store.ts';
import { type HostedTable, holds } from './table.ts';
import { inTurn } from './turn.ts';

/** What a bot would do in the seat's place. It takes a turn only to look: the table does not wait for it. */
export async function hintFor(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
  number: number,
): Promise<Hint | Denial> {
  const question = await inTurn(table.turn, () => questionFor(host, table, person, seat, number));
  if (isDenial(question)) return question;
  const isWanted = () => (table.live?.counts[seat] ?? number) === number;
  try {
    const advice = await host.thinker.advise(question, { urgent: true, isWanted });
    return isWanted() ? hintFrom(advice) : deny('behind', 'refused.behind');
  } catch (error) {
    if (error === THINKING_STOPPED) return deny('behind', 'refused.behind');
    throw error;
  }
}

async function questionFor(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
  number: number,
): Promise<BotQuestion | Denial> {
  if (!holds(table.stored, person, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  if (table.stored.row.hints === 0 && othersPlay(table.stored, person))
    return deny('not-allowed', 'refused.hint-among-people');
  const live = await liveOf(host, table);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const { match } = live;
  const { game } = table;
  if (isMatchOver(match)) return denyByRule(refuse(game.rules.end, 'refused.match-over').refused);
  if (number !== live.counts[seat]) return deny('behind', 'refused.behind');
  if (frameFor(match.position, seat) === undefined || match.resigned.includes(seat)) {
    return denyByRule(refuse(game.rules.turn, 'refused.not-your-turn').refused);
  }
  return {
    table: table.id,
    game: game.id,
    bot: 'adviser',
    seat,
    owner: person,
    number,
    view: game.view(match.position, seat),
    // Not from the seed of the match: what is hidden from the seat must not even sway its luck in thinking.
    seed: seedFrom(`${table.id} hint ${seat} ${number}`),
    plan: `${table.id} ${seat} hint`,
  };
}

/** Nobody gets help against people who get none. */
function othersPlay({ seats }: StoredTable, person: string): boolean {
  return seats.some((each) => each.holder === 'person' && each.program === null && each.person !== person);
}
