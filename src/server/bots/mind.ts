import { setTimeout as wait } from 'node:timers/promises';
import type { Move, Seat } from '../../kernel/game.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { asked } from '../../kernel/steps.ts';
import type { House } from '../house.ts';
import { accept } from '../room/accept.ts';
import type { Room } from '../room/room.ts';
import { liveOf } from '../room/rooms.ts';
import { inTurn } from '../room/turn.ts';
import { LAST_RESORT, STAND_IN } from './levels.ts';
import { GONE_HOME, type Question } from './pool.ts';

/** The level of the bot that plays the seat now, if one does. */
function botAt({ stored, live }: Room, seat: Seat): string | undefined {
  const held = stored.seats.find((each) => each.seat === seat);
  if (held === undefined) return undefined;
  const resigned = live?.match.resigned.includes(seat) ?? false;
  return held.bot ?? held.stand_in ?? (resigned ? STAND_IN : undefined);
}

function waitedFor(room: Room): Seat | undefined {
  if (room.live === undefined || isMatchOver(room.live.match)) return undefined;
  return asked(room.live.match.position).find((seat) => botAt(room, seat) !== undefined);
}

/** Lets a bot think if one is asked. To be called in turn, or when nothing is under way at the table. */
export function mind(house: House, room: Room): void {
  const seat = waitedFor(room);
  if (seat === undefined || room.thinking) return;
  room.thinking = true;
  thinkAndMove(house, room, seat).then(
    (goOn) => {
      room.thinking = false;
      if (goOn) mind(house, room);
    },
    (error) => {
      room.thinking = false;
      if (error !== GONE_HOME) house.log.warn({ table: room.id, err: error }, 'a bot could not move');
    },
  );
}

async function thinkAndMove(house: House, room: Room, seat: Seat): Promise<boolean> {
  const pause = house.settings.botPause - (Date.now() - room.stored.moved);
  if (pause > 0) await wait(pause, undefined, { ref: false });
  const question = await inTurn(room.turn, async () => questionFor(room, seat));
  if (question === undefined) return true;
  const move = await think(house, room, question);
  if (await inTurn(room.turn, () => enter(house, room, question, move))) return true;
  house.log.error({ table: room.id, bot: question.bot, move }, 'a bot broke the rules');
  const instead = await think(house, room, { ...question, bot: LAST_RESORT });
  return inTurn(room.turn, () => enter(house, room, question, instead));
}

interface Asked extends Question {
  readonly sequence: number;
}

function questionFor(room: Room, seat: Seat): Asked | undefined {
  const { live, game } = room;
  const bot = botAt(room, seat);
  if (live === undefined || bot === undefined || waitedFor(room) !== seat) return undefined;
  const { match, sequence } = live;
  const seed = seedFrom(`${match.seed} bot ${seat} ${sequence}`);
  const view = game.view(match.position, seat);
  const owner = room.stored.row.host;
  return { game: game.id, bot, seat, owner, view, seed, plan: `${room.id} ${seat} ${bot}`, sequence };
}

async function think(house: House, room: Room, question: Question): Promise<Move> {
  const urgent = room.watchers.size > 0;
  const done = house.metrics.thought.startTimer({ bot: question.bot });
  try {
    return await house.bots.think(question, urgent);
  } catch (error) {
    if (question.bot === LAST_RESORT || error === GONE_HOME) throw error;
    house.log.error({ bot: question.bot, err: error }, 'a bot failed, a simple one answers');
    return await house.bots.think({ ...question, bot: LAST_RESORT }, urgent);
  } finally {
    done();
  }
}

/** The bot's answer is an entry like any other; false if it is against the rules, and not only late. */
async function enter(house: House, room: Room, { seat, sequence, view }: Asked, move: Move): Promise<boolean> {
  const live = await liveOf(house, room);
  if (live === undefined || botAt(room, seat) === undefined) return true;
  const isLate = live.sequence !== sequence;
  // Others may have answered meanwhile in secret; but where the seat sees something new, it has to think anew.
  if (isLate && JSON.stringify(room.game.view(live.match.position, seat)) !== JSON.stringify(view)) return true;
  const denial = await accept(house, room, live, { type: 'move', seat, move }, 'bot');
  return denial === undefined || denial.denied === 'behind' || isLate;
}
