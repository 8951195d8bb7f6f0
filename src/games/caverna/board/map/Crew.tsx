import { usePlace } from '../../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { isReady, nextPerson } from '../../family.ts';
import { type Person as PersonOfFamily, personAt, playerAt } from '../../position.ts';
import { Person } from '../art/Person.tsx';
import { placeOf } from '../places.ts';
import { readerOf, useTable } from '../table.ts';

/** The people who can still be sent out: the weakest goes next, another one costs a ruby. */
export function Crew() {
  const table = useTable();
  const { view, frame, speak } = table;
  const seat = readerOf(table);
  const player = playerAt(view, seat);
  const next = frame?.step === 'choose-space' ? frame.person : nextPerson(view, player);
  const waiting = player.people.flatMap((person, number) =>
    isReady(view, player, number) && number !== next ? [person] : [],
  );
  const others = waiting.filter(
    ({ strength }, index) =>
      strength !== player.people[next]?.strength && waiting.findIndex((each) => each.strength === strength) === index,
  );
  if (next < 0) return <span className="cv-crew cv-crew-none">{speak('crew.none')}</span>;
  const left = waiting.length + 1;
  return (
    <span className="cv-crew" data-guide="crew">
      <span className="cv-crew-next" data-about="crew">
        <Person seat={seatNumber(seat)} strength={personAt(player, next).strength} ring="var(--offer)" />
        <span>
          <b>{speak('crew.next', { strength: personAt(player, next).strength })}</b>
          <span>{speak('crew.left', { count: left })}</span>
        </span>
      </span>
      {others.map((person) => (
        <Other key={person.strength} person={person} seat={seat} />
      ))}
    </span>
  );
}

function Other({ person, seat }: { readonly person: PersonOfFamily; readonly seat: number }) {
  const { speak } = useTable();
  const place = usePlace(placeOf.person(person.strength));
  return (
    <span className="cv-crew-other" {...place} data-about="crew-other">
      <Person seat={seatNumber(seat)} strength={person.strength} />
      <span>{speak('crew.for-ruby')}</span>
    </span>
  );
}
