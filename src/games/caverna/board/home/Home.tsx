import { useMemo, useRef } from 'react';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { useTurning } from '../../../../web/board-kit/turning/use-turning.ts';
import { useTurningGestures } from '../../../../web/board-kit/turning/use-turning-gestures.ts';
import { Button } from '../../../../web/look/Button.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { HOME, playerAt } from '../../position.ts';
import { folkOf } from '../../rules/folks.ts';
import { Person } from '../art/Person.tsx';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { useShownPlayer, useTable } from '../table.ts';
import { arrange } from './arrangement.ts';
import { HALVES_AROUND, readHalf } from './Ghosts.tsx';
import { Half } from './Half.tsx';

/** A home as one landscape: forest on the left, the mountain cut open on the right; whose it is stands above. */
export function Home() {
  const { view, shown, speak } = useTable();
  const player = useShownPlayer();
  const arrangement = useMemo(() => arrange(view, shown), [view, shown]);
  const turning = useTurning(readHalf, HALVES_AROUND);
  const frame = useRef<HTMLDivElement>(null);
  const canTurn = turning.cells.some(({ turns }) => turns.length > 1);
  useTurningGestures(frame, canTurn, turning.turn);
  return (
    <section className="cv-home" aria-label={speak('board.home-of', { seat: shown })} data-guide="home">
      <Families />
      <div className="cv-halves" ref={frame}>
        <Half ground="forest" player={player} arrangement={arrangement} turning={turning} />
        <Half ground="mountain" player={player} arrangement={arrangement} turning={turning} />
      </div>
      {canTurn && (
        <div className="cv-turn">
          <Button size="small" kind="primary" icon="turn-right" onClick={() => turning.turn(1)}>
            {speak('board.turn')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** More names than these leave no room for anything else; of folks, not for who is at home. */
const MANY = { names: 4, folks: 3 } as const;

/** Everybody's family in a few words: a touch brings their home here. */
function Families() {
  const { view, seats, me, shown, show, speak } = useTable();
  // Alone, only a folk is worth a line.
  if (seats.length === 1 && view.folks === undefined) return null;
  const crowded = seats.length > MANY.folks;
  const many = seats.length > MANY.names;
  return (
    <nav className="cv-families" aria-label={speak('board.families')} data-many={many || undefined}>
      {seats.map(({ seat, name, mine }) => {
        const player = playerAt(view, seat);
        const { people } = player;
        const folk = view.folks && folkOf(player);
        const family = speak('board.family', {
          people: people.length,
          home: people.filter(({ at }) => at === HOME).length,
        });
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={shown === seat}
            data-about={thingOf.family(seat)}
            data-guide={`seat-${seat}`}
            onClick={() => show(seat === me ? undefined : seat)}
          >
            {folk === undefined ? <SeatMark seat={seatNumber(seat)} /> : <Person seat={seatNumber(seat)} folk={folk} />}
            <b>{mine && seat === me ? speak('board.you') : name}</b>
            <span>
              {folk === undefined ? family : crowded ? speak(`folk.${folk}`) : `${speak(`folk.${folk}`)} · ${family}`}
            </span>
            <ChangedMark of={spotOf.home(seat, 'home')} />
          </button>
        );
      })}
    </nav>
  );
}
