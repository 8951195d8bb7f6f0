import { usePlaces } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { isPlayer, planOf, type TrollNumber, type TrollTown } from '../../position.ts';
import { shopTable } from '../../rules/levels.ts';
import { oddsOf } from '../../rules/odds.ts';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { placeOf, readPlace } from '../places.ts';
import { nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import type { Speak } from '../words.ts';
import { Odds } from './Odds.tsx';
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
  /** The Troll it means: it stands on the map too, but is easily missed there. */
  readonly troll?: TrollNumber;
}

/** How many Children the best gear catches that a shop has. */
function bestGear({ buildings }: TrollTown): number {
  const shops = buildings.filter(({ kind, stands }) => kind === 'shop' && stands);
  return Math.max(...shops.map((shop) => shopTable(shop).catches));
}

/** An answer that is no place of the map, in words and as a picture. */
function answerAt(place: PlaceId, view: TrollTown, isFirst: boolean, speak: Speak): Answer | undefined {
  const picture = PICTURES[place];
  const found = readPlace(place);
  switch (found?.is) {
    case 'bed':
      return { says: speak(`bed.${found.of[0]}`), picture };
    case 'gear':
      return { says: speak(`chip.gear-${found.of[0]}`, { catches: bestGear(view) }), picture };
    case 'troll':
      return { says: nameOfTroll(view, found.of[0], speak), picture, troll: found.of[0] };
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
      return { says: speak(isFirst ? 'place.no-order-at-all' : 'place.no-order'), picture };
    default:
      return undefined;
  }
}

/** Answers that are no place of the map: beds, gear, supplies, nothing. They stand at its lower edge. */
export function Choices() {
  const { view, me, frame, speak } = useTable();
  const places = usePlaces();
  const isFirst = me !== undefined && view.plans[me] !== 'secret' && planOf(view, me).orders.length === 0;
  const chips = [...places.keys()].flatMap((place) => {
    const found = answerAt(place, view, isFirst, speak);
    return found === undefined ? [] : [{ place, ...found }];
  });
  const isFight = frame?.step === 'plan-victim' || places.get(placeOf.deed('fight'))?.mood === 'chosen';
  if (chips.length === 0) return null;
  return (
    <div className="tt-choices">
      {chips.map(({ place, says, picture, troll }) => (
        <Chip
          key={place}
          place={place}
          picture={
            troll !== undefined && isPlayer(view, troll) ? (
              <SeatMark seat={seatNumber(troll)} />
            ) : (
              picture && <Glyph name={picture} />
            )
          }
        >
          {says}
          {isFight && troll !== undefined && me !== undefined && <Odds odds={oddsOf(view, me, troll)} />}
        </Chip>
      ))}
    </div>
  );
}
