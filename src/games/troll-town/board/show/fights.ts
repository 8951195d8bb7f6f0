import type { Stake } from '../../rules/conflicts.ts';
import { GAME_BOSS } from '../../rules/events.ts';
import type { TownEvent } from '../words.ts';
import { numberIn, textIn } from './events.ts';

/** A fight of the turn as it was told. Trolls are numbered as in events: a seat, GAME_BOSS or FALLEN_BOSS. */
export interface Fight {
  readonly about: Stake;
  readonly isDuel: boolean;
  /** Where it begins in what was told, and the first event after it. */
  readonly from: number;
  readonly until: number;
  readonly fighters: readonly number[];
  readonly cards: readonly TownEvent[];
  /** Nobody after a stand-off, or a level duel. */
  readonly winner: number | undefined;
}

const BEGINS: ReadonlySet<string> = new Set(['told.conflict', 'told.duel']);

/** What tells that the fight before it is over. */
const ENDS: ReadonlySet<string> = new Set([
  'told.won-conflict',
  'told.stand-off',
  'told.new-boss',
  'told.challenge-lost',
  'told.challenge-level',
  'told.defended',
  'told.tore-down',
  'told.over',
]);

/** Who has the higher value of a card; undefined on a tie. */
export function winnerOfCard(card: TownEvent): number | undefined {
  const [value = 0, other = 0] = [numberIn(card, 'value'), numberIn(card, 'rivalValue')];
  if (value === other) return undefined;
  return numberIn(card, value > other ? 'troll' : 'rival');
}

/** Who is injured by a card. */
export function loserOfCard(card: TownEvent): number | undefined {
  const winner = winnerOfCard(card);
  return winner === undefined ? undefined : numberIn(card, winner === card.troll ? 'rival' : 'troll');
}

export function cardsWonBy({ cards }: Pick<Fight, 'cards'>, troll: number): number {
  return cards.filter((card) => winnerOfCard(card) === troll).length;
}

/** The game's Boss is known by the number that the cards give him. */
function fightersIn(event: TownEvent, cards: readonly TownEvent[]): readonly number[] {
  if (event.say === 'told.duel') return [event.seat ?? GAME_BOSS, numberIn(event, 'rival') ?? GAME_BOSS];
  const boss = cards.flatMap((card) => [numberIn(card, 'troll') ?? 0, numberIn(card, 'rival') ?? 0]).find((n) => n < 0);
  return [...(event.seats ?? []), ...(event.boss === true ? [boss ?? GAME_BOSS] : [])];
}

/** Of a duel, who has won more of its cards. */
function leaderOf(cards: readonly TownEvent[], [one = GAME_BOSS, other = GAME_BOSS]: readonly number[]) {
  const lead = cardsWonBy({ cards }, one) - cardsWonBy({ cards }, other);
  if (lead === 0) return undefined;
  return lead > 0 ? one : other;
}

/** All fights of a turn, in the order they were told. */
export function fightsIn(news: readonly TownEvent[]): Fight[] {
  return news.flatMap((event, from): Fight[] => {
    if (!BEGINS.has(event.say)) return [];
    const end = news.findIndex(({ say }, place) => place > from && (ENDS.has(say) || BEGINS.has(say)));
    const until = end < 0 ? news.length : end + (BEGINS.has(news[end]?.say ?? '') ? 0 : 1);
    const cards = news.slice(from, until).filter(({ say }) => say === 'told.card');
    // Two who are tied for the most Minions go on to their duel at once.
    if (cards.length === 0) return [];
    const isDuel = event.say === 'told.duel';
    const fighters = fightersIn(event, cards);
    const won = news.slice(from, until).find(({ say }) => say === 'told.won-conflict');
    const winner = isDuel ? leaderOf(cards, fighters) : won && numberIn(won, 'troll');
    return [{ about: textIn(event, 'about') as Stake, isDuel, from, until, fighters, cards, winner }];
  });
}

/** A fight in one sentence: who beat whom, at what, about what. */
export function toldOf(fight: Fight): TownEvent {
  const { about, isDuel, fighters, cards, winner } = fight;
  if (winner === undefined) return { say: isDuel ? 'story.duel-level' : 'story.stand-off', about, fighters };
  const losers = fighters.filter((each) => each !== winner);
  const [loser = GAME_BOSS] = losers;
  if (isDuel) {
    const [won, lost] = [cardsWonBy(fight, winner), cardsWonBy(fight, loser)];
    return { say: 'story.duel-won', about, winner, loser, won, lost };
  }
  const last = cards.at(-1);
  if (losers.length > 1 || last === undefined) return { say: 'story.beat-all', about, winner, losers };
  const isFirst = numberIn(last, 'troll') === winner;
  const [value, other] = isFirst ? [last.value, last.rivalValue] : [last.rivalValue, last.value];
  return { say: 'story.beat', about, winner, loser, stat: last.stat ?? '', value: value ?? 0, other: other ?? 0 };
}

/** The fight that is told card by card: about the Boss's title first, then one's own, then the longest. */
export function greatestOf(fights: readonly Fight[], me: number | undefined): Fight | undefined {
  const weight = ({ about, isDuel, fighters, cards }: Fight) =>
    (isDuel && about === 'challenge' ? 4000 : 0) +
    (isDuel ? 1000 : 0) +
    (me !== undefined && fighters.includes(me) ? 2000 : 0) +
    cards.length;
  return fights.reduce<Fight | undefined>(
    (best, each) => (best === undefined || weight(each) > weight(best) ? each : best),
    undefined,
  );
}
