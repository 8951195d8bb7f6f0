import { useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { useReachable } from '../../../web/board-kit/reachable.ts';
import { ARTIFACT, ARTIFACTS, type Artifact } from '../box/artifacts.ts';
import type { Card } from '../box/cards.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { aboutArtifact, aboutCard, thing } from './about.ts';
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
  const held: readonly Held[] = [...hand, ...(artifact === undefined || artifact === 'hidden' ? [] : [artifact])];
  const [touched, touch] = useState<Held | undefined>(undefined);
  const looked = held.find((each) => each === touched) ?? held[0];
  const played = sayPlayed(view, frame, speak);
  const said = played ?? (looked === undefined ? [] : sayHeld(looked, speak));
  const [first, ...more] = said;
  const look = (each: Held) => ({ looked: played === undefined && each === looked, look: () => touch(each) });
  return (
    <section ref={cards} className="ct-hand" aria-label={speak('board.hand')} data-guide="hand">
      <Deck count={view.decks[seat]?.length ?? 0} seat={seat} speak={speak} />
      {hand.map((card, index) => (
        <HeldCard key={card} card={card} index={index} seat={seat} speak={speak} {...look(card)} />
      ))}
      {artifact !== undefined && artifact !== 'hidden' && (
        <HeldArtifact artifact={artifact} speak={speak} {...look(artifact)} />
      )}
      {first === undefined ? (
        <span className="ct-empty">{speak('board.empty-hand')}</span>
      ) : (
        <p className="ct-about" data-long={said.join(' ').length > LONG || undefined}>
          {first}
          {more.length > 0 && <small>{more.join(' ')}</small>}
        </p>
      )}
    </section>
  );
}

type Held = Card | Artifact;

/** From so many letters on, what a card does is written smaller. */
const LONG = 105;

interface Looking {
  /** Whether what it does stands beside the cards: for screens without hovering. */
  readonly looked: boolean;
  readonly look: () => void;
}

/** What is being played does, if something is. */
function sayPlayed(view: CaveTroll, frame: HandProps['frame'], speak: Speak): readonly string[] | undefined {
  if (frame !== undefined && 'figure' in frame) return [speak(`about.${kindOf(view, frame.figure).id}`)];
  return frame?.step === 'pick-score-room' ? sayHeld('score-room', speak) : undefined;
}

function sayHeld(held: Held, speak: Speak): readonly string[] {
  const { lines, price } = isOneOf(ARTIFACTS, held) ? aboutArtifact(held, speak) : aboutCard(held, speak);
  return [...lines.map(({ text }) => text), ...(price === undefined ? [] : [price])];
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

interface HeldCardProps extends Looking {
  readonly card: Card;
  readonly index: number;
  readonly seat: Seat;
  readonly speak: Speak;
}

function HeldCard({ card, index, seat, speak, looked, look }: HeldCardProps) {
  const place = usePlace(placeOf.hand(index));
  return (
    <div
      className="ct-held"
      data-piece={`card-${card}`}
      data-from={`deck-${seat}`}
      data-home="pile"
      data-about={thing.card(card)}
      data-looked={looked || undefined}
      onPointerDown={look}
      role="img"
      aria-label={speak('board.held', { card })}
      {...place}
    >
      <CardFace card={card} speak={speak} />
    </div>
  );
}

interface HeldArtifactProps extends Looking {
  readonly artifact: Artifact;
  readonly speak: Speak;
}

function HeldArtifact({ artifact, speak, looked, look }: HeldArtifactProps) {
  const place = usePlace(placeOf.artifact);
  const keep = ARTIFACT[artifact].keep;
  return (
    <div
      className="ct-held"
      data-piece={`artifact-${artifact}`}
      data-about={thing.artifact(artifact)}
      data-looked={looked || undefined}
      onPointerDown={look}
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
