import { usePlace } from '../../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { HOME, type Person as PersonOfFamily, personAt, playerAt } from '../../position.ts';
import { isReady, nextPerson } from '../../rules/family.ts';
import { Good } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { isResting, lookOf } from '../people.ts';
import { placeOf } from '../place-ids.ts';
import { readerOf, useTable } from '../table.ts';

/** The people who can still be sent out, as faces in a line: the weakest goes next, another one costs a ruby. */
export function Crew() {
  const table = useTable();
  const { view, frame, speak } = table;
  const seat = readerOf(table);
  const player = playerAt(view, seat);
  const next = frame?.step === 'choose-space' ? frame.person : nextPerson(view, player);
  const waiting = player.people.flatMap((person, number) =>
    isReady(view, player, number) && number !== next && person.kind === 'regular' ? [person] : [],
  );
  const others = waiting.filter(
    ({ strength }, index) =>
      strength !== player.people[next]?.strength && waiting.findIndex((each) => each.strength === strength) === index,
  );
  const goblins = player.people.filter(({ kind, at }, number) => kind === 'goblin' && at === HOME && number !== next);
  if (next < 0 && goblins.length === 0) return <span className="cv-crew cv-crew-none">{speak('crew.none')}</span>;
  const left = waiting.length + 1;
  return (
    <span className="cv-crew">
      {next >= 0 && (
        <span className="cv-crew-next" data-about="crew" data-guide="crew">
          <Person seat={seatNumber(seat)} {...lookOf(personAt(player, next), view.round)} ring="var(--offer)" />
          <span className="cv-crew-words">
            <b>{speak('crew.next', { strength: personAt(player, next).strength })}</b>
            <span>{speak('crew.left', { count: left })}</span>
          </span>
          {left > 1 && (
            <b className="cv-crew-count" aria-hidden="true">
              ×{left}
            </b>
          )}
        </span>
      )}
      {[false, true].map((resting) => (
        <Goblins
          key={String(resting)}
          goblins={goblins.filter((goblin) => isResting(goblin, view.round) === resting)}
          seat={seat}
          resting={resting}
        />
      ))}
      {others.length > 0 && (
        <span className="cv-crew-price">
          <span className="cv-crew-or">{speak('crew.or-for')}</span>
          <span className="cv-crew-one" aria-hidden="true">
            1
          </span>
          <Good id="ruby" />
        </span>
      )}
      {others.map((person) => (
        <Other key={person.strength} person={person} seat={seat} />
      ))}
    </span>
  );
}

interface GoblinsProps {
  readonly goblins: readonly PersonOfFamily[];
  readonly seat: number;
  readonly resting: boolean;
}

/** FF-6.2, FF-6.7: goblins at home, and why they do not go yet. */
function Goblins({ goblins, seat, resting }: GoblinsProps) {
  const { view, speak } = useTable();
  if (goblins.length === 0) return null;
  return (
    <span className="cv-crew-goblins" data-about="goblin">
      {goblins.map((goblin, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goblins keep their order
        <Person key={number} seat={seatNumber(seat)} {...lookOf(goblin, view.round)} />
      ))}
      <span className="cv-goblins-why">{speak(resting ? 'goblin.resting' : 'goblin.waits')}</span>
    </span>
  );
}

function Other({ person, seat }: { readonly person: PersonOfFamily; readonly seat: number }) {
  const { view } = useTable();
  const place = usePlace(placeOf.person(person.strength));
  return (
    <span className="cv-crew-other" {...place} data-about="crew-other" data-besides="">
      <Person seat={seatNumber(seat)} {...lookOf(person, view.round)} />
    </span>
  );
}
