import { isMatchOver } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { refuse } from '../../kernel/refusal.ts';
import { frameFor } from '../../kernel/steps.ts';
import { hintFrom } from '../../protocol/hint.ts';
import type { Question } from '../bots/pool.ts';
import { type Denial, deny, denyByRule, isDenial } from '../denial.ts';
import { holds } from '../room/room.ts';
import { liveOf } from '../room/rooms.ts';
import { inTurn } from '../room/turn.ts';
import type { StoredTable } from '../store/tables.ts';
import { take } from './bucket.ts';
import type { Handler, SaidOf } from './said.ts';

/** What a bot would do in the seat's place. It thinks in a thread of the bots', while the table goes on. */
export const hint: Handler<'hint'> = async (said) => {
  const { house, connection, room, message } = said;
  const { request, table, seat, sequence } = message;
  if (connection.hinting || !take(connection.hints)) return deny('too-fast', 'refused.too-fast');
  connection.hinting = true;
  try {
    const question = await inTurn(room.turn, () => questionFor(said));
    if (isDenial(question)) return question;
    const advice = await house.bots.advise(question, true);
    connection.send(
      JSON.stringify({
        type: 'hint',
        ...(request !== undefined && { request }),
        table,
        seat,
        sequence,
        hint: hintFrom(advice),
      }),
    );
    return undefined;
  } finally {
    connection.hinting = false;
  }
};

async function questionFor({ house, connection, room, message }: SaidOf<'hint'>): Promise<Question | Denial> {
  const { seat, sequence } = message;
  const { id } = connection.person;
  if (!holds(room.stored, id, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  if (othersPlay(room.stored, id)) return deny('not-allowed', 'refused.hint-among-people');
  const live = await liveOf(house, room);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  if (sequence !== live.sequence) return deny('behind', 'refused.behind');
  const { match } = live;
  const { game } = room;
  if (isMatchOver(match)) return denyByRule(refuse(game.rules.end, 'refused.match-over').refused);
  if (frameFor(match.position, seat) === undefined) {
    return denyByRule(refuse(game.rules.turn, 'refused.not-your-turn').refused);
  }
  return {
    game: game.id,
    bot: 'adviser',
    seat,
    owner: id,
    view: game.view(match.position, seat),
    // Not from the seed of the match: what is hidden from the seat must not even sway its luck in thinking.
    seed: seedFrom(`${room.id} hint ${seat} ${sequence}`),
    plan: `${room.id} ${seat} hint`,
  };
}

/** Nobody gets help against people who get none. */
function othersPlay({ seats }: StoredTable, person: string): boolean {
  return seats.some((each) => each.holder === 'person' && each.program === null && each.person !== person);
}
