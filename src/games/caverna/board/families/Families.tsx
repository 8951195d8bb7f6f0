import './families.css';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { HOME, playerAt } from '../../position.ts';
import { folkOf } from '../../rules/folks.ts';
import { Person } from '../art/Person.tsx';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { useTable } from '../table.ts';

/** More names than these leave no room for anything else; of folks, not for who is at home. */
const MANY = { names: 4, folks: 3 } as const;

/** Everybody's family in a few words: a touch brings their home here. */
export function Families() {
  const { view, seats, me, shown, show, speak } = useTable();
  const crowded = seats.length > MANY.folks;
  const many = seats.length > MANY.names;
  return (
    <nav className="cv-families" aria-label={speak('board.families')} data-many={many || undefined}>
      {seats.map(({ seat, name, mine, extra }) => {
        const player = playerAt(view, seat);
        const { people } = player;
        const folk = view.folks && folkOf(player);
        const family = speak('board.family', {
          people: people.length,
          home: people.filter(({ at }) => at === HOME).length,
        });
        return (
          <span key={seat} className="cv-family">
            <button
              type="button"
              aria-pressed={shown === seat}
              data-about={thingOf.family(seat)}
              data-guide={`seat-${seat}`}
              onClick={() => show(seat === me ? undefined : seat)}
            >
              {folk === undefined ? (
                <SeatMark seat={seatNumber(seat)} />
              ) : (
                <Person seat={seatNumber(seat)} folk={folk} />
              )}
              <b>{mine && seat === me ? speak('board.you') : name}</b>
              <span>
                {folk === undefined ? family : crowded ? speak(`folk.${folk}`) : `${speak(`folk.${folk}`)} · ${family}`}
              </span>
              <ChangedMark of={spotOf.home(seat, 'home')} />
            </button>
            {extra}
          </span>
        );
      })}
    </nav>
  );
}
