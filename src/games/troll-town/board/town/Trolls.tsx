import { useState } from 'react';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { STATS } from '../../box/fights.ts';
import { hutOf, oldBoss, type TrollNumber, trollOf } from '../../position.ts';
import { injuriesOf, privateBeds, statOf } from '../../rules/levels.ts';
import { isLending, isPlanning } from '../../rules/planning.ts';
import { isHubLinked } from '../../rules/roads.ts';
import { Glyph } from '../art/Glyph.tsx';
import { Reference } from '../Reference.tsx';
import { Proposed } from '../talk/Proposed.tsx';
import { OpenSlate } from './OpenSlate.tsx';
import { useTable } from './table.ts';

/** Who is there, how strong, how hurt, how many Minions; and whether they still plan. */
export function Trolls() {
  const { view, seats, speak, me } = useTable();
  const [isOpen, setOpen] = useState(false);
  const around = seats.map((_, index) => seats[((me ?? 0) + index) % seats.length]);
  return (
    <section className="tt-trolls paper" aria-label={speak('trolls.title')} data-guide="trolls">
      <ul>
        {around.map(
          (seat) =>
            seat && (
              <li key={seat.seat} data-mine={seat.seat === me || undefined} data-about={`troll-${seat.seat}`}>
                <span className="tt-troll-name">
                  <SeatMark seat={seatNumber(seat.seat)} />
                  <b>{seat.name}</b>
                  {view.title === seat.seat && <Glyph name="challenge" className="tt-glyph tt-crown-ink" />}
                  {seat.extra}
                </span>
                <State seat={seat.seat} asked={seat.asked} />
                <Facts troll={seat.seat} />
                <OpenSlate seat={seat.seat} />
                <Proposed seat={seat.seat} />
              </li>
            ),
        )}
        <li data-about={`troll-${oldBoss(view)}`} className="tt-boss-line">
          <span className="tt-troll-name">
            <Glyph name={view.title === oldBoss(view) ? 'challenge' : 'intimidate'} className="tt-glyph tt-crown-ink" />
            <b>{speak(view.title === oldBoss(view) ? 'called.boss' : 'called.old-boss')}</b>
          </span>
          <button type="button" className="tt-reference-button" onClick={() => setOpen(true)}>
            {speak('board.reference')}
          </button>
          <Facts troll={oldBoss(view)} />
        </li>
      </ul>
      {isOpen && <Reference open close={() => setOpen(false)} speak={speak} />}
    </section>
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
  return (
    <span className="tt-state tt-stamp">
      <Glyph name="grunt" />
      {view.options.declare === 'grunt' && place >= 0
        ? speak('trolls.grunted', { place: place + 1 })
        : speak('trolls.locked')}
    </span>
  );
}

function Facts({ troll }: { troll: TrollNumber }) {
  const { view, speak } = useTable();
  const { stats, injuries, minions } = trollOf(view, troll);
  const hut = hutOf(view, troll);
  const hurt = injuriesOf(view, troll);
  return (
    <span className="tt-troll-facts">
      {stats.length === STATS.length && (
        <span className="tt-stats">
          {STATS.map((stat, number) => (
            <span key={stat} className="tt-stat" data-hurt={(injuries[number] ?? 0) > 0 || undefined}>
              <Glyph name={stat} />
              <span className="sr-only">{speak(`stat-name.${stat}`)}</span>
              {statOf(view, troll, number)}
            </span>
          ))}
          <ChangedMark of={`injuries-${troll}`} />
        </span>
      )}
      <span className="tt-troll-home">
        {hut === undefined
          ? speak('trolls.bridge')
          : speak(isHubLinked(view, hut) ? 'trolls.minions' : 'trolls.cut-off', {
              minions,
              beds: privateBeds(view, troll),
            })}
        {hurt > 0 && <span className="tt-hurt">{speak('trolls.hurt', { hurt })}</span>}
      </span>
    </span>
  );
}
