import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { useSaid } from '../../../../web/board-kit/said.ts';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { BRIDGE } from '../../box/map.ts';
import { hutOf, type TrollTown } from '../../position.ts';
import { middleOf } from '../geometry.ts';
import { useTable } from '../town/table.ts';
import type { Bounds } from './bounds.ts';
import { standOf } from './Standing.tsx';

/** What was said last by each Troll when this turn began: only what is newer hangs over the town. */
interface Heard {
  readonly turn: number;
  readonly before: ReadonlySet<string>;
}

interface Speech {
  readonly seat: Seat;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

/** So many proposals of a Troll are shown where it stands; all of them are in the panel of the talk. */
const NEWEST = 3;
/** Units from the upper edge of the map within which there is no room for a bubble above. */
const NEAR_THE_TOP = 420;

/** What Trolls have proposed and said in this turn, where they live; those without a Hut speak from both sides of the Bridge. */
export function Bubbles({ view, bounds }: { view: TrollTown; bounds: Bounds }) {
  const speeches = useSpeeches(view);
  const guests = speeches.filter(({ seat }) => !hutOf(view, seat)?.stands);
  return (
    <>
      {(['left', 'right'] as const).map((side, place) => (
        <div key={side} className="tt-bubbles" data-side={side} style={besideBridge(side, bounds)}>
          {guests
            .filter((_, index) => index % 2 === place)
            .map((speech) => (
              <Bubble key={speech.seat} {...speech} />
            ))}
        </div>
      ))}
      {speeches
        .filter((speech) => !guests.includes(speech))
        .map((speech) => {
          const [x, y] = standOf(view, speech.seat);
          const isHigh = y - bounds.top < NEAR_THE_TOP;
          return (
            <div
              key={speech.seat}
              className="tt-bubbles"
              data-side={isHigh ? 'below' : 'above'}
              style={{
                left: `clamp(var(--bubble), ${units(x - bounds.left)}, 100% - var(--bubble))`,
                top: units(y - bounds.top + (isHigh ? 16 : -66)),
              }}
            >
              <Bubble {...speech} />
            </div>
          );
        })}
    </>
  );
}

function useSpeeches(view: TrollTown): readonly Speech[] {
  const { seats, proposals } = useTable();
  const saidLast = useSaid();
  const ids = saidLast.flatMap((said) => (said === undefined ? [] : [said.id]));
  const [heard, setHeard] = useState<Heard>({ turn: view.turn, before: new Set(ids) });
  if (heard.turn !== view.turn) setHeard({ turn: view.turn, before: new Set(ids) });
  return seats.flatMap(({ seat }) => {
    const said = saidLast[seat];
    const lines = [
      ...proposals.filter((each) => each.seat === seat).slice(-NEWEST),
      ...(said === undefined || heard.before.has(said.id) ? [] : [said]),
    ].sort((one, other) => Number(one.id) - Number(other.id));
    return lines.length === 0 ? [] : [{ seat, lines }];
  });
}

/** So many units of the drawing. */
function units(number: number): string {
  return `calc(${number.toFixed(0)} * var(--unit))`;
}

function besideBridge(side: 'left' | 'right', { left, top }: Bounds) {
  const [x, y] = middleOf(at(BRIDGE, 0));
  return { left: units(x - left + (side === 'left' ? -70 : 70)), top: units(y - top - 40) };
}

function Bubble({ seat, lines }: Speech) {
  const { speak, me } = useTable();
  return (
    <div className="tt-bubble" data-mine={seat === me || undefined}>
      <SeatMark seat={seatNumber(seat)} />
      <span className="sr-only">{speak('talk.says', { seat })}</span>
      <span className="tt-bubble-lines">
        {lines.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </span>
    </div>
  );
}
