import { Picture } from '../../../../web/look/Picture.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { HOME, type Player } from '../../position.ts';
import { BEDS } from '../art/home/spots.ts';
import { AtWork, Person } from '../art/Person.tsx';
import { useTable } from '../table.ts';
import { bedsOf } from './beds.ts';
import { type Box, cellBox, placed } from './geometry.ts';

const SIZE = 42;

interface BedsProps {
  readonly player: Player;
  readonly seat: number;
  readonly half: Box;
}

/** People at home, and a dashed ring at the bed of each who is at work. */
export function Beds({ player, seat, half }: BedsProps) {
  const { speak } = useTable();
  const beds = bedsOf(player);
  return player.people.map((person, number) => {
    const bed = beds[number] ?? { cell: beds[0]?.cell ?? 0, number: 0 };
    const { x, y } = cellBox(bed.cell);
    const spots: readonly (readonly [number, number])[] = BEDS[player.tops[bed.cell] as keyof typeof BEDS] ?? [
      [65, 44],
    ];
    const [bedX, bedY] = spots[bed.number] ?? [65, 44];
    const box = { x: x + bedX - SIZE / 2, y: y + bedY - SIZE / 2, width: SIZE, height: SIZE };
    const at = placed(box, half);
    return person.at === HOME ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place in the family
        key={number}
        className="cv-bed"
        style={at}
        role="img"
        aria-label={speak(person.adult ? 'place.person' : 'person.newborn', { strength: person.strength })}
        data-piece={`person-${seat}-${number}`}
      >
        <Person seat={seatNumber(seat)} strength={person.strength} newborn={!person.adult} marked={false} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place in the family
      <span key={number} className="cv-bed" style={at}>
        <Picture width={104} height={104} title={speak('person.at-work')} className="cv-person">
          <g transform="translate(52 52)">
            <AtWork />
          </g>
        </Picture>
      </span>
    );
  });
}
