import { useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { useReachable } from '../../../web/board-kit/reachable.ts';
import type { Artifact } from '../box/artifacts.ts';
import { ARTIFACT } from '../box/artifacts.ts';
import type { Card } from '../box/cards.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { aboutCard, thing } from './about.ts';
import { ArtifactFace, CardBack, CardFace } from './CardFace.tsx';
import { placeOf } from './places.ts';
import type { Speak } from './words.ts';

interface HandProps {
  readonly view: CaveTroll;
  readonly seat: Seat;
  /** What the viewer has to answer. */
  readonly frame: CaveTroll['stack'][number] | undefined;
  readonly speak: Speak;
}

/** What the viewer has: the deck to draw from, the cards in hand, the artifact. */
export function Hand({ view, seat, frame, speak }: HandProps) {
  const cards = useRef<HTMLElement>(null);
  useReachable(cards);
  const hand = (view.hands[seat] ?? []).filter((card): card is Card => card !== 'hidden');
  const [artifact] = view.artifacts[seat] ?? [];
  const about = sayWhatMatters({ view, seat, frame, speak }, hand, artifact);
  return (
    <section ref={cards} className="ct-hand" aria-label={speak('board.hand')} data-guide="hand">
      <Deck count={view.decks[seat]?.length ?? 0} seat={seat} speak={speak} />
      {hand.map((card, index) => (
        <HeldCard key={card} card={card} index={index} seat={seat} speak={speak} />
      ))}
      {artifact !== undefined && artifact !== 'hidden' && <HeldArtifact artifact={artifact} speak={speak} />}
      {about !== undefined ? (
        <p className="ct-about">{about}</p>
      ) : (
        hand.length === 0 && <span className="ct-empty">{speak('board.empty-hand')}</span>
      )}
    </section>
  );
}

/** For screens without hovering: what is being played, or what the only card or artifact in hand does. */
function sayWhatMatters(
  { view, frame, speak }: HandProps,
  [only, another]: readonly Card[],
  artifact: Artifact | 'hidden' | undefined,
): string | undefined {
  if (frame !== undefined && 'figure' in frame) return speak(`about.${kindOf(view, frame.figure).id}`);
  if (frame?.step === 'pick-score-room') return sayCard('score-room', speak);
  if (only !== undefined) return another === undefined ? sayCard(only, speak) : undefined;
  return artifact === undefined || artifact === 'hidden' ? undefined : speak(`about.${artifact}`);
}

function sayCard(card: Card, speak: Speak): string {
  return aboutCard(card, speak)
    .lines.map(({ text }) => text)
    .join(' ');
}

function Deck({ count, seat, speak }: { count: number; seat: Seat; speak: Speak }) {
  const place = usePlace(placeOf.deck);
  const label = speak('board.deck', { count });
  return (
    <div
      className="ct-deck"
      data-spot={`deck-${seat}`}
      role="img"
      aria-label={label}
      data-about={thing.deck}
      data-at-once=""
      {...place}
    >
      {count > 0 ? <CardBack count={count} /> : <span className="ct-card ct-no-card" />}
      <span className="ct-deck-count">{count}</span>
      <span className="ct-deck-word">{speak('board.draw')}</span>
    </div>
  );
}

interface HeldCardProps {
  readonly card: Card;
  readonly index: number;
  readonly seat: Seat;
  readonly speak: Speak;
}

function HeldCard({ card, index, seat, speak }: HeldCardProps) {
  const place = usePlace(placeOf.hand(index));
  return (
    <div
      className="ct-held"
      data-piece={`card-${card}`}
      data-from={`deck-${seat}`}
      data-home="pile"
      data-about={thing.card(card)}
      role="img"
      aria-label={speak('board.held', { card })}
      {...place}
    >
      <CardFace card={card} speak={speak} />
    </div>
  );
}

function HeldArtifact({ artifact, speak }: { artifact: Artifact; speak: Speak }) {
  const place = usePlace(placeOf.artifact);
  const keep = ARTIFACT[artifact].keep;
  return (
    <div
      className="ct-held"
      data-piece={`artifact-${artifact}`}
      data-about={thing.artifact(artifact)}
      {...artifactWords(artifact, keep, speak)}
      {...place}
    >
      <ArtifactFace artifact={artifact} speak={speak} />
      <span className="ct-keep" aria-hidden="true">
        {keep}
      </span>
    </div>
  );
}

function artifactWords(artifact: Artifact, gold: number, speak: Speak) {
  return {
    role: 'img',
    'aria-label': speak('board.artifact', { artifact: speak(`artifact.${artifact}`), gold }),
  } as const;
}
