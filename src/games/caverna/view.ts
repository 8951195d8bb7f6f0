import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { imagineStack, viewStack } from '../../kernel/together.ts';
import { type Marker, markersFor, STAGE_CARDS, stageOf } from './box/rounds.ts';
import type { SpaceId } from './box/spaces.ts';
import { type Caverna, clone } from './position.ts';

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
  return seen;
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
  return p;
}
