import { Picture } from '../../../../web/look/Picture.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { cellOf, type Ground } from '../../box/cells.ts';
import { HOME, type Person as PersonOfFamily, type Player } from '../../position.ts';
import { bedsOf } from '../../rules/beds.ts';
import { BEDS } from '../art/home/spots.ts';
import { AtWork, Person } from '../art/Person.tsx';
import { inBower } from '../art/rooms/Bower.tsx';
import { lookOf } from '../people.ts';
import { useTable } from '../table.ts';
import type { BoardWord } from '../words.ts';
import { type Box, cellBox, placed } from './geometry.ts';

const SIZE = 42;

interface BedsProps {
  readonly player: Player;
  readonly seat: number;
  readonly half: Box;
  readonly ground: Ground;
}

/** People at home, and a dashed ring at the bed of each who is at work. */
export function Beds({ player, seat, half, ground }: BedsProps) {
  const { view, speak } = useTable();
  const beds = bedsOf(player);
  return player.people.map((person, number) => {
    const bed = beds[number];
    if (bed === undefined || cellOf(bed.cell).ground !== ground) return null;
    const { x, y } = cellBox(bed.cell);
    const spots: readonly (readonly [number, number])[] = BEDS[player.tops[bed.cell] as keyof typeof BEDS] ?? [
      [65, 44],
    ];
    const [roomX, roomY] = spots[bed.number] ?? [65, 44];
    const [bedX, bedY] = ground === 'forest' ? inBower(roomX, roomY) : [roomX, roomY];
    const look = lookOf(person, view.round);
    const box = { x: x + bedX - SIZE / 2, y: y + bedY - SIZE / 2, width: SIZE, height: SIZE };
    const at = placed(box, half);
    return person.at === HOME ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place in the family
        key={number}
        className="cv-bed"
        style={at}
        role="img"
        aria-label={speak(nameOfPerson(person), { strength: person.strength })}
        data-piece={`person-${seat}-${number}`}
      >
        <Person seat={seatNumber(seat)} {...look} marked={false} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place in the family
      <span key={number} className="cv-bed" style={at}>
        <Picture width={104} height={104} title={speak('person.at-work')} className="cv-person">
          <g transform="translate(52 52)">
            <AtWork square={look.goblin} />
          </g>
        </Picture>
      </span>
    );
  });
}

function nameOfPerson({ adult, kind }: PersonOfFamily): BoardWord {
  if (kind === 'goblin') return 'person.goblin';
  return adult ? 'place.person' : 'person.newborn';
}
