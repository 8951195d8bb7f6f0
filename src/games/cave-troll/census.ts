import { DECK } from './box/cards.ts';
import { figureId } from './box/figures.ts';
import { isOnBoard, LOST } from './box/map.ts';
import { type CaveTrollTable, quietRoundsAllowed } from './options.ts';
import type { CaveTroll } from './position.ts';

/** Every card, figure and artifact, wherever it is. */
export function census(p: CaveTroll): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (component: string) => {
    count[component] = (count[component] ?? 0) + 1;
  };
  for (let seat = 0; seat < p.seats; seat++) {
    for (const pile of [p.decks, p.hands, p.discards]) for (const card of pile[seat] ?? []) add(`${card} of ${seat}`);
  }
  for (const { seat, card } of [...p.pile, ...p.removed]) add(`${card} of ${seat}`);
  if (p.played !== 'none') add(`${p.played} of ${p.active}`);
  p.where.forEach((area, figure) => {
    if (area >= LOST || isOnBoard(area)) add(figureId(figure));
  });
  for (const artifact of [...p.artifactDeck, ...p.artifacts.flat(), ...p.usedArtifacts]) add(artifact);
  return count;
}

/** Whose turn it is and what is left of it; gold is kept as points, and the ledger says what for. */
export const uncounted = [
  'turns',
  'quietTurns',
  'actions',
  'gold',
  'scorings',
  'ledger',
  'trollMoved',
  'slayersPaid',
  'active',
];

const MOST_ACTIONS = 4;

/** CT-12.1: so many turns lie between two draws at most, and when a deck is used up the match is over. */
export function bound({ seats, options }: CaveTrollTable): number {
  const { set } = options;
  const quietTurns = seats * quietRoundsAllowed(options);
  const draws = seats * (DECK[set].length - 1);
  // Draw, choose and place a cave troll; then each seat picks who flees where, and whom its wraith pushes where.
  const decisionsOfAction = 3 + 4 * seats;
  return (draws + 1) * (quietTurns + 1) * (MOST_ACTIONS * decisionsOfAction + 1);
}
