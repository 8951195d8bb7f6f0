import { usePlaces } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { useTable } from '../town/table.ts';
import { Chip } from './Tile.tsx';

const FAMILIES = /^(bed|gear|crew|supply-hub|supply-hut|stat)-(.+)$|^(trinkets)-(\d+)$|^(wait|no-order)$/;

const PICTURES: Readonly<Record<string, GlyphName>> = {
  'bed-communal': 'bed',
  'bed-private': 'upgrade-hovel',
  'gear-shop': 'string',
  'gear-bare': 'capture-child',
  'crew-private-first': 'get-minion',
  wait: 'loaf',
};

function pictureOf(place: PlaceId, which: string | undefined): GlyphName | undefined {
  if (place in PICTURES) return PICTURES[place];
  if (place.startsWith('supply-') || place.startsWith('stat-')) return which as GlyphName;
  return undefined;
}

/** Answers that are no place of the map: beds, gear, supplies, nothing. They stand at its lower edge. */
export function Choices() {
  const { speak } = useTable();
  const chips = [...usePlaces().keys()].flatMap((place) => {
    const [, family, which, count, number] = FAMILIES.exec(place) ?? [];
    if (family !== undefined)
      return [
        {
          place,
          says: speak(`${family === 'stat' ? 'stat-name' : family}.${which}`),
          picture: pictureOf(place, which),
        },
      ];
    if (count !== undefined)
      return [{ place, says: speak('trinkets.count', { count: Number(number) }), picture: undefined }];
    return FAMILIES.test(place) ? [{ place, says: speak(`place.${place}`), picture: pictureOf(place, which) }] : [];
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
