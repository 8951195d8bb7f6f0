import type { Seat } from '../../kernel/game.ts';
import { seedFrom } from '../../kernel/random.ts';
import { labelFor, questionFor } from '../../kernel/steps.ts';
import { type Explained, type Hint, hintFrom } from '../../protocol/hint.ts';
import { type Denial, deny } from '../denial.ts';
import type { Host } from '../host.ts';
import { liveOf } from '../match/reading.ts';
import { readRange } from '../past/history.ts';
import { matchAfter } from '../past/past.ts';
import { type HostedTable, viewersFor } from '../table.ts';
import { type BotQuestion, THINKING_STOPPED, THOUGHT_UNWANTED } from './bots.ts';
import { whyNoHints } from './hint.ts';

/** Who wants to know, and about which moment, as that person counts them. */
interface Asked {
  readonly seat: Seat;
  readonly moment: number;
}

export interface Explanation {
  readonly hint: Hint;
  readonly explained: Explained;
}

/**
 * Why a bot answered so at a moment, wherever hints are given. Goes by what the person who asks saw just before: what the bot alone
 * knew stays hidden until the match is over.
 */
export async function explanationFor(
  host: Host,
  table: HostedTable,
  person: string,
  { seat, moment }: Asked,
  isThere: () => boolean,
): Promise<Explanation | Denial> {
  const denial = whyNoHints(table, person, seat);
  if (denial !== undefined) return denial;
  if ((await liveOf(host, table)) === undefined) return deny('not-running', 'refused.not-running');
  const { id, game, stored } = table;
  const viewers = viewersFor(stored, person);
  const { steps } = await readRange(host.store, id, viewers, moment, moment);
  const entry = steps.find((each) => each.moment === moment && each.known)?.entry;
  const isOfBot = entry !== undefined && stored.seats.some((each) => each.seat === entry.seat && each.bot !== null);
  if (entry === undefined || !isOfBot || !('move' in entry)) return deny('not-allowed', 'refused.not-explained');
  const before = await matchAfter(host.store, game, stored.row, viewers, moment - 1);
  if (before === undefined) return deny('not-shown', 'refused.not-shown');
  const { move, seat: by } = entry;
  const view = game.view(before.position, seat);
  const asked = questionFor(game, view, by);
  if (asked === undefined) return deny('not-allowed', 'refused.not-explained');
  const question: BotQuestion = {
    table: id,
    game: game.id,
    bot: 'adviser',
    seat,
    owner: person,
    seatEntry: moment,
    view,
    seed: seedFrom(`${id} explained ${moment}`),
    plan: `${id} ${seat} explained`,
    explains: { by, move },
  };
  try {
    const advice = await host.thinker.advise(question, { urgent: true, isWanted: isThere });
    const played = labelFor(game, view, by, move);
    return { hint: hintFrom(advice), explained: { moment, by, question: asked, played } };
  } catch (error) {
    if (error === THINKING_STOPPED || error === THOUGHT_UNWANTED) return deny('behind', 'refused.behind');
    throw error;
  }
}
