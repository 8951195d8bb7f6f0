import { usePlaces } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { placeOf, readPlace } from '../places.ts';
import { useTable } from '../town/table.ts';
import type { Speak } from '../words.ts';
import { Chip } from './Tile.tsx';

const PICTURES: Readonly<Record<string, GlyphName>> = {
  [placeOf.bed('communal')]: 'bed',
  [placeOf.bed('private')]: 'upgrade-hovel',
  [placeOf.gear('shop')]: 'string',
  [placeOf.gear('bare')]: 'capture-child',
  [placeOf.crew('private-first')]: 'get-minion',
  [placeOf.wait]: 'loaf',
};

interface Answer {
  readonly says: string;
  readonly picture: GlyphName | undefined;
}

/** An answer that is no place of the map, in words and as a picture. */
function answerAt(place: PlaceId, speak: Speak): Answer | undefined {
  const picture = PICTURES[place];
  const found = readPlace(place);
  switch (found?.is) {
    case 'bed':
      return { says: speak(`bed.${found.of[0]}`), picture };
    case 'gear':
      return { says: speak(`gear.${found.of[0]}`), picture };
    case 'crew':
      return { says: speak(`crew.${found.of[0]}`), picture };
    case 'supply':
      return { says: speak(`supply-${found.of[0]}.${found.of[1]}`), picture: found.of[1] };
    case 'stat':
      return { says: speak(`stat-name.${found.of[0]}`), picture: found.of[0] };
    case 'trinkets':
      return { says: speak('trinkets.count', { count: found.of[0] }), picture };
    case 'wait':
      return { says: speak('place.wait'), picture };
    case 'noOrder':
      return { says: speak('place.no-order'), picture };
    default:
      return undefined;
  }
}

/** Answers that are no place of the map: beds, gear, supplies, nothing. They stand at its lower edge. */
export function Choices() {
  const { speak } = useTable();
  const chips = [...usePlaces().keys()].flatMap((place) => {
    const found = answerAt(place, speak);
    return found === undefined ? [] : [{ place, ...found }];
  });
  if (chips.length === 0) return null;
  return (
    <div className="tt-choices">
      {chips.map(({ place, says, picture }) => (
        <Chip key={place} place={place} picture={picture && <Glyph name={picture} />}>
          {says}
        </Chip>
      ))}
    </div>
  );
}
