import { memo, useRef } from 'react';
import { ChangedMark, useChange, useMarks } from '../../../../web/board-kit/changed/marks.tsx';
import type { Point } from '../../../../web/look/print/hand.ts';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { type Building, isPlayer, type TrollTown, trollOf } from '../../position.ts';
import { capacityOf, communalBeds, levelOf, shopTable } from '../../rules/levels.ts';
import { Glyph } from '../art/Glyph.tsx';
import { centreOf, HALF } from '../geometry.ts';
import { nameOfBuilding, nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import { useSpread } from './use-spread.ts';

interface PlateProps {
  readonly at: Point;
  readonly thing: string;
  readonly changed: readonly string[];
  readonly kind?: 'danger' | 'gain';
  /** Whether it is known without its name, where there is little room. */
  readonly isPlain?: boolean;
  /** Whether it is the first to go where there is little room. */
  readonly isMinor?: boolean;
  readonly children: React.ReactNode;
}

/** A name plate on the map, always as large as words are. */
function Plate({ at: [x, y], thing, changed, kind, isPlain, isMinor, children }: PlateProps) {
  return (
    <span
      className="tt-plate"
      data-about={thing}
      data-kind={kind}
      data-plain={isPlain || undefined}
      data-minor={isMinor || undefined}
      style={{ left: `calc(${x.toFixed(0)} * var(--unit))`, top: `calc(${y.toFixed(0)} * var(--unit))` }}
    >
      {children}
      <ChangedMark of={changed} />
    </span>
  );
}

/** How far below its middle a building's plate hangs. */
const BELOW: Readonly<Record<Building['kind'], number>> = {
  hovel: 46,
  cage: 46,
  shop: 66,
  hut: 86,
  pit: 2.4 * HALF,
  addon: 46,
  pile: 46,
};

/** Away from the Bridge, where Trolls stand. */
function besides([x, y]: Point, hexes: readonly number[]): Point {
  const [middle] = centreOf(hexes);
  return [x + (middle < 0 ? -120 : 120), y];
}

interface PlatesProps {
  readonly view: TrollTown;
  readonly left: number;
  readonly top: number;
  /** Stores that would break open if it came to a fight. */
  readonly danger: ReadonlySet<number>;
}

/** Names and numbers in the town. */
export const Plates = memo(function Plates({ view, left, top, danger }: PlatesProps) {
  const { speak } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  // Marks make plates wider, and let those of emptied cages appear.
  useMarks();
  useSpread(sheet);
  const standing = view.buildings.filter(({ stands }) => stands);
  const hovel = standing.find(({ kind }) => kind === 'hovel');
  const spot = ({ hexes, kind }: Building): Point => {
    const [x, y] = centreOf(hexes);
    return [x - left, y - top + BELOW[kind]];
  };
  return (
    <div className="tt-plates" ref={sheet}>
      {hovel && (
        <Plate at={besides(spot(hovel), hovel.hexes)} thing={`building-${hovel.number}`} changed={['communal']}>
          <span className="tt-plate-name">{speak('plate.hovels')}</span>
          <b>{speak('plate.beds', { minions: view.communal, beds: communalBeds(view) })}</b>
        </Plate>
      )}
      {standing.map((building) => {
        const { number, kind } = building;
        const shared = { at: spot(building), thing: `building-${number}`, changed: [`building-${number}`] };
        switch (kind) {
          case 'cage':
          case 'pit':
            return <StorePlate key={number} {...shared} view={view} store={building} isInDanger={danger.has(number)} />;
          case 'shop':
            return (
              <Plate key={number} {...shared} isPlain isMinor>
                <span className="tt-plate-name">{nameOfBuilding(view, building, speak)}</span>
                <b>{speak('plate.cooks', { children: shopTable(building).cooks })}</b>
              </Plate>
            );
          case 'hut':
            return (
              <Plate key={number} {...shared} isPlain={isPlayer(view, building.owner)}>
                <OwnerMark view={view} building={building} />
                <span className="tt-plate-name">{nameOfTroll(view, building.owner, speak)}</span>
                <Minions number={trollOf(view, building.owner).minions} />
                <ChangedMark of={`minions-${building.owner}`} />
                {levelOf(building) > 1 && <b>{speak('plate.level', { level: levelOf(building) })}</b>}
              </Plate>
            );
          default:
            return null;
        }
      })}
    </div>
  );
});

/** In words; where there is little room for them, as a number beside a picture. */
function Minions({ number }: { number: number }) {
  const { speak } = useTable();
  return (
    <b>
      <span className="tt-plate-minion" aria-hidden="true">
        {number} <Glyph name="get-minion" className="tt-glyph" />
      </span>
      <span className="tt-plate-minions">{speak('plate.minions', { minions: number })}</span>
    </b>
  );
}

interface StorePlateProps extends Omit<PlateProps, 'children' | 'kind'> {
  readonly view: TrollTown;
  readonly store: Building;
  readonly isInDanger: boolean;
}

/** A town has many cages: an empty one has no plate, unless it has just been emptied. */
function StorePlate({ view, store, isInDanger, ...shared }: StorePlateProps) {
  const { speak } = useTable();
  const change = useChange(shared.changed);
  if (store.kind === 'cage' && store.children === 0 && change === undefined) return null;
  return (
    <Plate
      {...shared}
      isPlain
      isMinor={store.kind === 'cage' && change === undefined && !isInDanger}
      {...(isInDanger && { kind: 'danger' as const })}
    >
      <span className="tt-plate-name">{nameOfBuilding(view, store, speak)}</span>
      <b>{speak('plate.held', { children: store.children, room: capacityOf(store) })}</b>
    </Plate>
  );
}

function OwnerMark({ view, building: { owner } }: { view: TrollTown; building: Building }) {
  return (
    <>
      {view.title === owner && <Glyph name="challenge" className="tt-glyph tt-crown" />}
      {isPlayer(view, owner) && <SeatMark seat={seatNumber(owner)} />}
    </>
  );
}
