import type { Score, Seat } from '../../../kernel/game.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/server.ts';
import type { Say } from '../../messages/text.ts';
import type { Speech } from '../log/speech.ts';

type Placed = Pick<Score, 'seat' | 'place'>;

export function winnersOf(scores: readonly Placed[]): readonly Placed[] {
  return scores.filter(({ place }) => place === 1);
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}

/** The winners as a sentence. */
export function sayResult(say: Say, speech: Pick<Speech, 'nameOf' | 'isReader'>, scores: readonly Placed[]): string {
  const winners = winnersOf(scores);
  const names = listed(winners.map(({ seat }) => speech.nameOf(seat)));
  const [winner] = winners;
  if (winners.length > 1) return say('result.shared', { names });
  return say(winner && speech.isReader(winner.seat) ? 'result.you-won' : 'result.won', { names });
}

/** Whether only bots have to answer. */
export function waitsForBots({ asked, seats }: TableInfo): boolean {
  return asked.length > 0 && asked.every((seat) => seats[seat]?.bot !== undefined);
}

/** A seat of the reader that a bot plays until they take it back. */
export function lentSeat({ state, seats }: Pick<TableInfo, 'state' | 'seats'>): SeatInfo | undefined {
  if (state !== 'running') return undefined;
  return seats.find(({ mine, holder, bot, resigned }) => mine && holder === 'person' && bot !== undefined && !resigned);
}

/** Whom the table waits for, as a sentence, and that a bot plays for the reader if it does. */
export function sayWaiting(say: Say, speech: Speech, info: TableInfo): string {
  const waiting = sayWhoIsAsked(say, speech, info);
  return lentSeat(info) === undefined ? waiting : `${say('table.bot-for-you')} ${waiting}`;
}

/** Players who are here think, others are away since a time. */
function sayWhoIsAsked(say: Say, speech: Speech, { asked, seats, calledOff }: TableInfo): string {
  if (calledOff) return say('table.called-off');
  const isAway = (seat: Seat) => seats[seat]?.awaySince !== undefined && seats[seat]?.bot === undefined;
  const thinking = asked.filter((seat) => !isAway(seat));
  if (thinking.length > 0 || asked.length === 0) {
    return say('table.waiting', { names: listed(thinking.map(speech.nameOf)), count: thinking.length });
  }
  const since = Math.max(...asked.map((seat) => seats[seat]?.awaySince ?? 0));
  return say('table.away', { names: listed(asked.map(speech.nameOf)), count: asked.length, since: sayTime(since) });
}

/** The time, with the date if it was another day. */
export function sayTime(then: number, now = Date.now()): string {
  const isToday = new Date(then).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(then);
}
