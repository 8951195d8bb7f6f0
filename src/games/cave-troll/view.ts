import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { isOver } from '../../kernel/steps.ts';
import { viewStack } from '../../kernel/together.ts';
import { ARTIFACTS, type Artifact } from './box/artifacts.ts';
import { type Card, DECK } from './box/cards.ts';
import { type CaveTroll, clone, type Hidden } from './position.ts';

function faceDown(cards: readonly unknown[]): Hidden[] {
  return cards.map(() => 'hidden');
}

/** CT-10.1 to CT-10.4, CT-10.8 */
export function view(p: CaveTroll, viewer: Viewer): CaveTroll {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  if (isOver(p)) return seen;
  seen.decks = p.decks.map(faceDown);
  seen.hands = p.hands.map((hand, seat) => (seat === viewer ? hand.slice() : faceDown(hand)));
  seen.artifactDeck = faceDown(p.artifactDeck);
  if (!p.options.artifactsOpen) {
    seen.artifacts = p.artifacts.map((held, seat) => (seat === viewer ? held.slice() : faceDown(held)));
  }
  return seen;
}

/** CT-10.5: which cards a player has in deck and hand together, as anybody can work it out. */
export function cardsToCome(p: CaveTroll, seat: Seat): Card[] {
  const played = new Set<Card>(p.discards[seat]);
  for (const owned of [...p.pile, ...p.removed]) if (owned.seat === seat) played.add(owned.card);
  if (seat === p.active && p.played !== 'none') played.add(p.played);
  return DECK[p.options.set].filter((card) => !played.has(card));
}

/** Deals what the view hides: each player's cards over deck and hand, the artifacts over their deck and their holders. */
export function imagine(seen: CaveTroll, seat: Seat, random: Random): CaveTroll {
  const p = clone(seen);
  p.random = random;
  for (let owner = 0; owner < p.seats; owner++) {
    const known = owner === seat ? (p.hands[seat] ?? []) : [];
    const unseen = shuffle(
      random,
      cardsToCome(p, owner).filter((card) => !known.includes(card)),
    );
    if (owner !== seat) p.hands[owner] = unseen.splice(0, p.hands[owner]?.length ?? 0);
    p.decks[owner] = unseen;
  }
  const shown = new Set<Artifact | Hidden>([...p.usedArtifacts, ...p.artifacts.flat()]);
  const unseen = shuffle(
    random,
    ARTIFACTS.filter((artifact) => !shown.has(artifact)),
  );
  p.artifacts = p.artifacts.map((held) => (held[0] === 'hidden' ? unseen.splice(0, 1) : held));
  p.artifactDeck = unseen;
  return p;
}
