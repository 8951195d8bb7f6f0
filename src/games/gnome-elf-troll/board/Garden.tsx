import type { CSSProperties } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Caption } from '../../../web/board-kit/captions/captions.tsx';
import { ChangedMark } from '../../../web/board-kit/changed/marks.tsx';
import type { BoardSeat } from '../../../web/board-kit/tabletop.ts';
import { Icon } from '../../../web/look/Icon.tsx';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { CREATURES } from '../box/creatures.ts';
import { type Counts, PRODUCE, type Produce } from '../box/produce.ts';
import { type GnomeElfTroll, turnPlayer } from '../position.ts';
import { control } from '../rules/harvest.ts';
import { thing } from './about.ts';
import { Figure } from './art/Figure.tsx';
import { GardenBed } from './art/GardenBed.tsx';
import { PRODUCE_COLOUR } from './art/Produce.tsx';
import { TileBack } from './art/ProduceTile.tsx';
import { ProduceCoin } from './art/Purse.tsx';
import { Row } from './Row.tsx';
import { spotOf } from './shows.ts';
import type { Speak } from './words.ts';

interface GardenProps {
  readonly view: GnomeElfTroll;
  readonly seat: BoardSeat;
  /** Whether it is the garden of the one who looks. */
  readonly mine: boolean;
  readonly over: boolean;
  readonly speak: Speak;
}

/** A garden with its owner's name, what it yields now and how near the goal that is. */
export function Garden({ view, seat: { seat, name }, mine, over, speak }: GardenProps) {
  const yields = control(view, seat);
  const turn = !over && turnPlayer(view) === seat;
  const length = view.gardens[seat]?.length ?? 0;
  return (
    <section
      className="get-garden"
      data-guide={`garden-${seat}`}
      aria-label={mine ? speak('board.your-garden') : speak('board.garden', { seat })}
      data-mine={mine || undefined}
      data-turn={turn || undefined}
      style={{ '--length': length } as CSSProperties}
    >
      <Caption of={spotOf.garden(seat)} />
      <GardenBed>
        <header className="get-garden-head">
          <span className="get-owner">
            <SeatMark seat={seatNumber(seat)} />
            <span className="get-name">{name}</span>
            {turn && <span className="get-turn">{speak('board.turn')}</span>}
            {view.marker === seat && (
              <span className="get-marker" data-about={thing.marker} role="img" aria-label={speak('board.marker')}>
                <Icon name="torch" />
              </span>
            )}
          </span>
          <Yields seat={seat} yields={yields} goal={view.goal} speak={speak} />
          <span className="get-holdings">
            {!mine && <HeldTiles seat={seat} count={view.hands[seat]?.length ?? 0} speak={speak} />}
            <Stock view={view} seat={seat} speak={speak} />
          </span>
        </header>
        <Row view={view} garden={seat} mine={mine} speak={speak} />
      </GardenBed>
    </section>
  );
}

const MOST_BEADS = 12;
const BEADS = Array.from({ length: MOST_BEADS }, (_, index) => index + 1);

interface YieldsProps {
  readonly seat: Seat;
  readonly yields: Counts;
  readonly goal: number;
  readonly speak: Speak;
}

function Yields({ seat, yields, goal, speak }: YieldsProps) {
  const best = PRODUCE.reduce<Produce>((so, kind) => (yields[kind] > yields[so] ? kind : so), 'pumpkin');
  const style = { '--best': PRODUCE_COLOUR[best], '--goal': goal } as CSSProperties;
  return (
    <span className="get-yields" data-about={thing.yields(seat)}>
      {PRODUCE.map((kind) => (
        <span key={kind} className="get-yield" data-best={(kind === best && yields[kind] > 0) || undefined}>
          <ProduceCoin kind={kind} />
          <span aria-hidden="true">{yields[kind]}</span>
          <span className="sr-only">{speak('board.yields', { kind, count: yields[kind] })}</span>
          <ChangedMark of={spotOf.yields(seat, kind)} />
        </span>
      ))}
      <span className="get-way" role="img" aria-label={speak('board.goal', { kind: best, count: yields[best], goal })}>
        <span className="get-beads" style={style}>
          {BEADS.slice(0, goal).map((bead) => (
            <span key={bead} className="get-bead" data-full={bead <= yields[best] || undefined} />
          ))}
        </span>
        <b className="get-goal">{speak('board.of-goal', { count: yields[best], goal })}</b>
      </span>
    </span>
  );
}

function HeldTiles({ seat, count, speak }: { seat: Seat; count: number; speak: Speak }) {
  const label = speak('board.holds', { count });
  return (
    <span
      className="get-held"
      data-spot={`hand-of-${seat}`}
      role="img"
      aria-label={label}
      data-about={thing.hand(seat)}
    >
      <TileBack />
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

function Stock({ view, seat, speak }: { view: GnomeElfTroll; seat: Seat; speak: Speak }) {
  const stock = view.stocks[seat] ?? { gnome: 0, elf: 0, troll: 0 };
  const label = speak('board.stock', stock);
  return (
    <span className="get-stock" role="img" aria-label={label} data-about={thing.stock(seat)}>
      {CREATURES.map((creature) => (
        <span key={creature} className="get-stock-sort" data-none={stock[creature] === 0 || undefined}>
          <span data-spot={`stock-${seat}-${creature}`}>
            <Figure kind={creature} seat={seatNumber(seat)} />
          </span>
          <span aria-hidden="true">{stock[creature]}</span>
        </span>
      ))}
    </span>
  );
}
