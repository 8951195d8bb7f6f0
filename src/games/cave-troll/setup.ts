import type { Seat } from '../../kernel/game.ts';
import { below, type Random, shuffle } from '../../kernel/random.ts';
import { ARTIFACTS } from './box/artifacts.ts';
import { DECK } from './box/cards.ts';
import { FIGURES_OF_A_PLAYER } from './box/figures.ts';
import { type Area, IN_RESERVE } from './box/map.ts';
import type { CaveTrollTable } from './options.ts';
import type { CaveTroll } from './position.ts';

/** CT-2.1 to CT-2.7, CT-10.7 */
export function setup({ seats, options }: CaveTrollTable, random: Random): CaveTroll {
  const { firstPlayer, ...agreed } = options;
  const active = firstPlayer === 'random' ? below(random, seats) : firstPlayer;
  const artifactDeck = shuffle(random, [...ARTIFACTS]);
  const decks = forEachSeat(seats, () => shuffle(random, [...DECK[agreed.set]]));
  return {
    seats,
    random,
    stack: [{ step: 'turn' }],
    learned: 0,
    options: agreed,
    active,
    actions: 0,
    turns: 0,
    quietTurns: 0,
    trollMoved: false,
    slayersPaid: [],
    where: Array<Area>(seats * FIGURES_OF_A_PLAYER).fill(IN_RESERVE),
    gold: forEachSeat(seats, () => 0),
    hands: decks.map((deck) => deck.splice(-1)),
    decks,
    discards: forEachSeat(seats, () => []),
    played: 'none',
    pile: [],
    removed: [],
    scorings: 0,
    artifactDeck,
    artifacts: forEachSeat(seats, () => []),
    usedArtifacts: [],
    ledger: [],
  };
}

function forEachSeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}
