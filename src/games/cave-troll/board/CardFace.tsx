import { Icon } from '../../../web/look/Icon.tsx';
import type { Artifact } from '../box/artifacts.ts';
import { CARD, type Card, type EventCard, iconsOf, shownOn } from '../box/cards.ts';
import { thing } from './about.ts';
import { type CaveIcon, Silhouette } from './art/Piece.tsx';
import type { Speak } from './words.ts';

/** Events have no figure to show. */
const EVENT_PICTURES: Readonly<Record<EventCard, CaveIcon | undefined>> = {
  treasure: 'chest',
  'find-artifact': 'chalice-of-life',
  'score-room': undefined,
};

function pictureOf(card: Card): CaveIcon | undefined {
  const face = CARD[card];
  return 'figure' in face ? face.figure : EVENT_PICTURES[shownOn(card) as EventCard];
}

const HOURGLASSES = ['one', 'two'] as const;

/** A card of a deck, face up. */
export function CardFace({ card, speak }: { card: Card; speak: Speak }) {
  const picture = pictureOf(card);
  return (
    <span className="ct-card" data-kind={CARD[card].kind} data-about={thing.card(card)}>
      <span className="ct-card-picture">{picture ? <Silhouette icon={picture} /> : <Icon name="search" />}</span>
      <span className="ct-card-name">{speak(`card.${card}`)}</span>
      <span className="ct-card-icons">
        {HOURGLASSES.slice(0, iconsOf(card)).map((each) => (
          <Icon key={each} name="hourglass" />
        ))}
      </span>
    </span>
  );
}

export function CardBack({ count }: { count?: number }) {
  return (
    <span
      className="ct-card ct-card-back"
      data-thick={count === undefined ? undefined : Math.min(4, Math.ceil(count / 5))}
    >
      <Silhouette icon="cave-troll" />
    </span>
  );
}

export function ArtifactFace({ artifact, speak }: { artifact: Artifact; speak: Speak }) {
  return (
    <span className="ct-card ct-card-artifact" data-about={thing.artifact(artifact)}>
      <span className="ct-card-picture">
        <Silhouette icon={artifact} />
      </span>
      <span className="ct-card-name">{speak(`artifact.${artifact}`)}</span>
    </span>
  );
}
