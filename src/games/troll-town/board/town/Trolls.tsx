import { useState } from 'react';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import type { BoardSeat } from '../../../../web/board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { STATS } from '../../box/fights.ts';
import { hutOf, oldBoss, type TrollNumber, trollOf } from '../../position.ts';
import { privateBeds, statOf } from '../../rules/levels.ts';
import { isLending, isPlanning } from '../../rules/planning.ts';
import { isHubLinked } from '../../rules/roads.ts';
import { Glyph } from '../art/Glyph.tsx';
import { Reference } from '../Reference.tsx';
import { Proposed } from '../talk/Proposed.tsx';
import { Crowns } from './Crowns.tsx';
import { nameOfTroll } from './names.ts';
import { OpenSlate } from './OpenSlate.tsx';
import { useTable } from './table.ts';

/** Who is there and what they hold: crowns, stats, where they live; and whether they still plan. */
export function Trolls() {
  const { view, seats, speak, me } = useTable();
  const [isOpen, setOpen] = useState(false);
  const around = seats.map((_, index) => seats[((me ?? 0) + index) % seats.length]);
  const boss = oldBoss(view);
  return (
    <section className="tt-trolls paper" aria-label={speak('trolls.title')} data-guide="trolls">
      <ul>
        {around.map((seat) => seat && <Row key={seat.seat} seat={seat} />)}
        <li className="tt-boss-line" data-about={`troll-${boss}`}>
          <Glyph name={view.title === boss ? 'challenge' : 'intimidate'} className="tt-glyph tt-crown-ink" />
          <b>{nameOfTroll(view, boss, speak)}</b>
          <Stats troll={boss} />
          <button type="button" className="tt-reference-button" onClick={() => setOpen(true)}>
            {speak('board.reference')}
          </button>
        </li>
      </ul>
      {isOpen && <Reference open close={() => setOpen(false)} speak={speak} />}
    </section>
  );
}

function Row({ seat: { seat, name, asked, extra } }: { seat: BoardSeat }) {
  const { me } = useTable();
  return (
    <li className="tt-troll" data-mine={seat === me || undefined} data-about={`troll-${seat}`}>
      <SeatMark seat={seatNumber(seat)} />
      <span className="tt-troll-name">
        <b>{name}</b>
        {extra}
      </span>
      <Crowns seat={seat} />
      <State seat={seat} asked={asked} />
      <Stats troll={seat} />
      <Home troll={seat} />
      <OpenSlate seat={seat} />
      <Proposed seat={seat} />
    </li>
  );
}

/** Others' plans are secret: all that shows is whether they are locked, and in which order. */
function State({ seat, asked }: { seat: number; asked: boolean }) {
  const { view, speak } = useTable();
  const place = view.declared.indexOf(seat);
  if (asked) {
    const says = view.turn === 0 ? 'trolls.choosing' : isLending(view) ? 'trolls.lending' : 'trolls.planning';
    return <span className="tt-state tt-state-planning">{speak(says)}</span>;
  }
  if (!isPlanning(view)) return null;
  // With the last grunt the turn begins: the town before it does not know of that one.
  const order = place >= 0 ? place : view.declared.length;
  return (
    <span className="tt-state tt-stamp">
      {view.options.declare === 'grunt' ? speak('trolls.grunted', { place: order + 1 }) : speak('trolls.locked')}
    </span>
  );
}

/** Open to all once they are chosen: red where it is injured, underlined where no other Troll has more. */
function Stats({ troll }: { troll: TrollNumber }) {
  const { view, speak } = useTable();
  const { stats, injuries } = trollOf(view, troll);
  if (stats.length < STATS.length) return null;
  const isBest = (stat: number) =>
    view.trolls.every((_, other) => statOf(view, other, stat) <= statOf(view, troll, stat));
  return (
    <span className="tt-stats">
      {STATS.map((stat, number) => (
        <span
          key={stat}
          className="tt-stat"
          data-hurt={(injuries[number] ?? 0) > 0 || undefined}
          data-best={(view.turn > 0 && isBest(number)) || undefined}
        >
          <Glyph name={stat} />
          <span className="sr-only">{speak(`stat-name.${stat}`)}</span>
          <span className="tt-stat-points">{statOf(view, troll, number)}</span>
        </span>
      ))}
      <ChangedMark of={`injuries-${troll}`} />
    </span>
  );
}

function Home({ troll }: { troll: TrollNumber }) {
  const { view, speak } = useTable();
  const hut = hutOf(view, troll);
  const { minions } = trollOf(view, troll);
  return (
    <span className="tt-troll-home">
      {view.title === troll && <b className="tt-is-boss">{speak('trolls.boss')}</b>}
      {hut === undefined
        ? speak('trolls.bridge')
        : speak(isHubLinked(view, hut) ? 'trolls.hut' : 'trolls.cut-off', { minions, beds: privateBeds(view, troll) })}
    </span>
  );
}
