import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { imagineStack, isSecret, viewStack } from '../../kernel/together.ts';
import { FOLK_BOARDS, type FolkBoard } from './box/folk-ids.ts';
import { isHard } from './box/folks.ts';
import { type Marker, markersFor, STAGE_CARDS, stageOf } from './box/rounds.ts';
import type { SpaceId } from './box/spaces.ts';
import { type Caverna, clone, type FolkTable } from './position.ts';

/** CV-15.2: round 4 has its card by rule, and the last card of a stage can be named by anybody. */
function isCardKnown({ seats, round, cards }: Caverna, of: number): boolean {
  if (of <= round || seats === 1 || of === 4 || cards[of - 1] === 'none') return true;
  const stage = stageOf(of);
  const others = cards.filter(
    (card, i) => i + 1 > round && i + 1 !== of && i + 1 !== 4 && stageOf(i + 1) === stage && card !== 'none',
  );
  return others.length === 0;
}

/** CV-15.1, CV-15.2, CV-15.3 */
export function view(p: Caverna, viewer: Viewer): Caverna {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  seen.cards = p.cards.map((card, i) => (isCardKnown(p, i + 1) ? card : 'hidden'));
  seen.markers = p.markers.map((marker, i) => (marker === 'none' || i + 1 <= p.markersShown ? marker : 'hidden'));
  if (p.folks !== undefined && p.folks.hands.length > 0) seen.folks = viewFolks(p, p.folks, viewer);
  return seen;
}

/** FF-13.1, FF-13.2: own boards, and what was shown. */
function viewFolks(p: Caverna, folks: FolkTable, viewer: Viewer): FolkTable {
  const secret = isSecret(p);
  return {
    ...folks,
    // Whether others have chosen, and what, is nobody's business before all have.
    chosen: folks.chosen.map((folk, seat) => (secret && seat !== viewer ? 'secret' : folk)),
    hands: folks.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 'hidden' as const))),
    pile: folks.pile.map(() => 'hidden' as const),
  };
}

/** The cards of a stage that lie on no round that can be seen. */
function unseenCards(seen: Caverna, stage: number): SpaceId[] {
  return (STAGE_CARDS[stage - 1] ?? []).filter(
    (card) => !seen.cards.includes(card) && (seen.seats > 2 || card !== 'exploration'),
  );
}

function unseenMarkers({ seats, markers }: Caverna): Marker[] {
  const unseen = markersFor(seats);
  for (const marker of markers) {
    const at = unseen.indexOf(marker as Marker);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}

/** CV-15.2: what is face down is shuffled. */
export function imagine(seen: Caverna, _seat: Seat, random: Random): Caverna {
  const p = clone(seen);
  p.random = random;
  p.stack = imagineStack(seen.stack);
  const stages = STAGE_CARDS.map((_, i) => shuffle(random, unseenCards(seen, i + 1)));
  p.cards = seen.cards.map((card, i) => (card === 'hidden' ? (stages[stageOf(i + 1) - 1]?.pop() ?? 'none') : card));
  const markers = shuffle(random, unseenMarkers(seen));
  p.markers = seen.markers.map((marker) => (marker === 'hidden' ? (markers.pop() ?? 'none') : marker));
  if (p.folks !== undefined && p.folks.hands.length > 0) p.folks = imagineFolks(p.folks, random);
  return p;
}

/** Boards that are face down lie anywhere, and nobody has chosen anything that cannot be seen. */
function imagineFolks(seen: FolkTable, random: Random): FolkTable {
  const known = new Set<string>([...seen.chosen, ...seen.hands.flat()]);
  const unseen = shuffle(
    random,
    FOLK_BOARDS.filter((board) => !known.has(board) && (seen.hard || !isHard(board))),
  );
  const turnUp = (board: FolkBoard | 'hidden') => (board === 'hidden' ? (unseen.pop() as FolkBoard) : board);
  const hands = seen.hands.map((hand) => hand.map(turnUp));
  return {
    ...seen,
    hands,
    pile: seen.pile.map(turnUp),
    chosen: seen.chosen.map((folk, seat) =>
      folk !== 'secret' ? folk : (hands[seat] ?? []).length > 0 ? 'folk' : 'undecided',
    ),
  };
}
