import type { Viewer } from '../../../kernel/game.ts';
import { family, oneOf, placeIds } from '../../../web/board-kit/place-ids.ts';
import type { About } from '../../../web/board-kit/tabletop.ts';
import { AREAS, type AreaId } from '../box/areas.ts';
import { ARTIFACT, ARTIFACTS, type Artifact } from '../box/artifacts.ts';
import { CARDS, type Card, iconsOf, ruleOfCard, shownOn } from '../box/cards.ts';
import { areaNumber, isRoom } from '../box/map.ts';
import type { CaveTroll } from '../position.ts';
import { describeArea, neighboursOf } from './describe.ts';
import type { Speak } from './words.ts';

type Line = About['lines'][number];

/** Things that are explained: what the board writes into `data-about`. */
const { placeOf: thing, readPlace: readThing } = placeIds({
  card: family('card', oneOf(CARDS)),
  artifact: family('artifact', oneOf(ARTIFACTS)),
  area: family('area', oneOf(AREAS.map(({ id }) => id))),
  cards: family('cards'),
  gold: family('gold'),
  actions: family('actions'),
  hourglass: family('hourglass'),
  deck: family('deck'),
});

export { thing };

export function about(what: string, view: CaveTroll, _viewer: Viewer, speak: Speak): About | undefined {
  const found = readThing(what);
  switch (found?.is) {
    case 'card':
      return aboutCard(found.of[0], speak);
    case 'artifact':
      return aboutArtifact(found.of[0], speak);
    case 'area':
      return aboutArea(view, found.of[0], speak);
    case 'cards':
      return { name: speak('about.cards-name'), lines: [{ text: speak('about.cards'), rule: 'CT-9.12' }] };
    case 'gold':
      return { name: speak('about.gold-name'), lines: [{ text: speak('about.gold'), rule: 'CT-9.1' }] };
    case 'actions':
      return { name: speak('about.actions-name'), lines: [{ text: speak('about.actions'), rule: 'CT-3.3' }] };
    case 'hourglass':
      return { name: speak('about.hourglass-name'), lines: [{ text: speak('about.hourglass'), rule: 'CT-9.7' }] };
    case 'deck':
      return { name: speak('about.deck-name'), lines: [{ text: speak('about.deck'), rule: 'CT-4.2' }] };
    default:
      return undefined;
  }
}

/** What the card does, and what its hourglasses are for. */
export function aboutCard(card: Card, speak: Speak): About {
  const lines: Line[] = [{ text: speak(`about.${shownOn(card)}`), rule: ruleOfCard(card) }];
  const icons = iconsOf(card);
  if (icons > 0) lines.push({ text: speak('board.adds', { icons }), rule: 'CT-9.7' });
  return { name: speak(`card.${card}`), lines };
}

export function aboutArtifact(artifact: Artifact, speak: Speak): About {
  return {
    name: speak(`artifact.${artifact}`),
    price: speak('about.keep', { gold: ARTIFACT[artifact].keep }),
    lines: [{ text: speak(`about.${artifact}`), rule: 'CT-8.3' }],
  };
}

function aboutArea(view: CaveTroll, id: AreaId, speak: Speak): About {
  const rule = isRoom(areaNumber(id)) ? 'CT-9.1' : 'CT-5.3';
  return {
    name: speak(`area.${id}`),
    lines: [
      { text: describeArea(view, id, speak), rule },
      {
        text: speak('place.doors', {
          areas: neighboursOf(id)
            .map((area) => speak(`area.${area}`))
            .join(', '),
        }),
      },
    ],
  };
}
