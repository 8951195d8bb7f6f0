import type { Table } from '../../kernel/game.ts';
import { FOLK_BOARDS } from './box/folk-ids.ts';
import { FURNISHINGS, furnishingAt, isFurnishing } from './box/furnishings.ts';
import { MOST_PEOPLE } from './box/market.ts';
import { ROUNDS } from './box/rounds.ts';
import { countHomes } from './census-of-homes.ts';
import { type Caverna, COVERED, type FolkTable, NOT_IN_PLAY, ON_OFFER } from './position.ts';

/** CV-1.8: what there is a limited number of, wherever it lies. */
export function census(p: Caverna): Record<string, number> {
  const pieces: Record<string, number> = {};
  const add = (piece: string) => {
    pieces[piece] = (pieces[piece] ?? 0) + 1;
  };
  for (const card of p.cards) add(`card ${card}`);
  for (const marker of p.markers) add(`marker ${marker}`);
  const laid = p.players.flatMap(({ tops }) => tops);
  FURNISHINGS.forEach(({ id, unlimited }, number) => {
    if (unlimited) return;
    // Without folks there is no list of theirs.
    const owner = p.owners[number] ?? NOT_IN_PLAY;
    const lies = laid.filter((top) => top === id).length;
    // FF-2.13: what is replaced leaves with the first round, and what replaces it comes.
    const isOut = owner === NOT_IN_PLAY && p.folks !== undefined;
    pieces[`furnishing ${id}`] = lies + (owner === ON_OFFER || owner === COVERED || isOut ? 1 : 0);
  });
  p.players.forEach(({ tops, held }, seat) => {
    pieces[`cells of ${seat}`] = tops.length;
    const built = held.things.filter(isFurnishing);
    const furnished = built.filter((thing) => tops.includes(furnishingAt(thing).id)).length;
    pieces[`furnishings of ${seat} without a cell`] = built.length - furnished;
  });
  countHomes(p, pieces);
  if (p.folks !== undefined) countFolks(p.folks, pieces);
  return pieces;
}

/** FF-2.1, FF-1.3: there is one board of each folk, wherever it lies or whoever leads it, and no single tile is laid that is not there. */
function countFolks({ chosen, hands, pile, singles }: FolkTable, pieces: Record<string, number>): void {
  // What a seat has chosen lies in its hand until all have chosen.
  const seen = [...chosen.flatMap((folk, seat) => [...new Set([folk, ...(hands[seat] ?? [])])]), ...pile];
  pieces['boards of folks there twice'] = FOLK_BOARDS.filter(
    (folk) => seen.filter((each) => each === folk).length > 1,
  ).length;
  pieces['single tiles owed'] = Object.values(singles ?? {}).filter((left) => left < 0).length;
}

/** Whose turn it is; where People are and how strong, though not how many; and goods and crops, of which there are always enough. */
export const uncounted = [
  'round',
  'first',
  'active',
  'acted',
  'used',
  'person',
  'spaces',
  'players.goods',
  'players.people',
  'players.sown.crop',
  'markersShown',
  'players.held.hooks',
  'players.skips',
  'players.promised',
  'players.extended',
  'players.passed',
  'players.folk',
  'players.exchanged',
  'folks.sets',
];

/** The most questions that one Person's action can ask, however it is spun out: a level-4 expedition with all that follows. */
const QUESTIONS_OF_AN_ACTION = 40;
/** No player comes to more goods than this in a round, and each can be exchanged a few times at most. */
const EXCHANGES_OF_A_ROUND = 400;

/** CV-3.9, CV-9.1: People act once a round, and every exchange uses goods up. */
export function bound({ seats }: Table): number {
  return seats * ROUNDS * (MOST_PEOPLE * QUESTIONS_OF_AN_ACTION + EXCHANGES_OF_A_ROUND);
}
