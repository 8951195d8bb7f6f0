import { memo, useMemo } from 'react';
import { at } from '../../../../kernel/lists.ts';
import { BRIDGE } from '../../box/map.ts';
import { BEDS_OF_A_HOVEL } from '../../box/pieces.ts';
import {
  type Building,
  DEBRIS,
  hutOf,
  NO_BUILDING,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../../position.ts';
import { shopLevel } from '../../rules/levels.ts';
import { Flame } from '../art/Fire.tsx';
import { Hovel, Hut } from '../art/Homes.tsx';
import { Child } from '../art/People.tsx';
import { Debris, Pile, Scars, Shop } from '../art/Shop.tsx';
import { Cage, Pit } from '../art/Stores.tsx';
import { TownTroll } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { centreOf, hexCut, middleOf, SIDE } from '../geometry.ts';

/** Something that stands on the map; what is nearer is drawn later. */
interface Standing {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Where it touches the ground, for the order. */
  readonly foot: number;
  readonly picture: React.ReactNode;
}

/** Communal Minions at home in each free-standing hovel: they fill in the order they were built (TT-6.2). */
function homesOf(view: TrollTown): ReadonlyMap<number, number> {
  const homes = new Map<number, number>();
  let left = view.communal - view.communalWorked;
  for (const { kind, stands, number } of view.buildings) {
    if (kind !== 'hovel' || !stands) continue;
    const home = Math.min(BEDS_OF_A_HOVEL, left);
    homes.set(number, home);
    left -= home;
  }
  return homes;
}

function pictureOf(view: TrollTown, building: Building, home: number): React.ReactNode {
  const { kind, children, number, owner, material, staff } = building;
  switch (kind) {
    case 'hovel':
      return <Hovel home={home} />;
    case 'addon':
      return <Hovel home={staff} addon />;
    case 'cage':
      return <Cage held={children} sort={number} />;
    case 'pit':
      return <Pit held={children} />;
    case 'shop':
      return (
        <g transform="translate(-2 8) scale(0.9)">
          <Shop level={Math.max(1, shopLevel(building))} busy={isBusy(view, number)} />
        </g>
      );
    case 'pile':
      return <Pile />;
    case 'hut': {
      const { minions, worked } = trollOf(view, owner);
      return (
        <g transform="translate(-4 6) scale(0.94)">
          <Hut
            material={material === 'none' ? 'mud' : material}
            boss={view.title === owner}
            home={minions - worked}
            {...paintOf(view, owner)}
          />
        </g>
      );
    }
  }
}

/** Whether there are Minions to run it: then its kettle is on the fire. */
function isBusy(view: TrollTown, shop: number): boolean {
  return view.shopsTaken.some((taken) => taken.shop === shop) || view.communal >= 2;
}

const FOOT_OF: Readonly<Partial<Record<Building['kind'], number>>> = { pit: -60, hut: 40, shop: 26 };

function buildingsOn(view: TrollTown): Standing[] {
  const homes = homesOf(view);
  return view.buildings
    .filter(({ stands }) => stands)
    .map((building) => {
      const [x, y] = centreOf(building.hexes);
      return {
        key: `building ${building.number}`,
        x,
        y,
        foot: y + (FOOT_OF[building.kind] ?? 20),
        picture: (
          <>
            {pictureOf(view, building, homes.get(building.number) ?? 0)}
            {building.damage > 0 && <Scars damage={building.damage} width={building.hexes.length * 30} />}
          </>
        ),
      };
    });
}

/** Where a Troll stands: beside his Hut, or on the Bridge among the others who have none. */
export function standOf(view: TrollTown, troll: TrollNumber): readonly [x: number, y: number] {
  const hut = hutOf(view, troll);
  if (hut?.stands) {
    const [x, y] = centreOf(hut.hexes);
    const isRight = x > 0;
    return [x + (isRight ? -104 : 104), y + 78];
  }
  const homeless = view.trolls.map((_, each) => each).filter((each) => trollOf(view, each).hut === NO_BUILDING);
  return onBridge(homeless.indexOf(troll), homeless.length);
}

/** Beside the parapets, one below the other, so that nobody hides behind anybody. */
function onBridge(place: number, all: number): readonly [x: number, y: number] {
  const [, top] = middleOf(at(BRIDGE, 0));
  const [, foot] = middleOf(BRIDGE.at(-1) as number);
  const step = all < 2 ? 0 : (foot - top) / (all - 1);
  return [place % 2 === 0 ? -26 : 26, top + 40 + place * Math.min(60, step)];
}

function trollsOn(view: TrollTown): Standing[] {
  return view.trolls.map((_, troll) => {
    const [x, y] = standOf(view, troll);
    const isBoss = view.title === troll;
    const scale = troll === oldBoss(view) ? 0.34 : hutOf(view, troll) === undefined ? 0.24 : 0.28;
    return {
      key: `troll ${troll}`,
      x,
      y,
      foot: y,
      picture: (
        <g transform={`scale(${x > 0 ? -scale : scale} ${scale})`}>
          <TownTroll ground={paintOf(view, troll).ground} manner={troll} boss={isBoss} />
        </g>
      ),
    };
  });
}

function othersOn(view: TrollTown): Standing[] {
  const debris = view.land.flatMap((land, hex) => (land === DEBRIS ? [hex] : []));
  return [
    ...debris.map((hex): Standing => {
      const [x, y] = middleOf(hex);
      return { key: `debris ${hex}`, x, y, foot: y, picture: <Debris /> };
    }),
    ...view.fires.map((hex): Standing => {
      const [x, y] = middleOf(hex);
      return { key: `fire ${hex}`, x, y: y + 20, foot: y + 20, picture: <Flame scale={1.7} /> };
    }),
    ...view.hiding.map(({ hex }, group): Standing => {
      const [x, y] = middleOf(hex);
      return {
        key: `hiding ${group} ${hex}`,
        x: x + 30,
        y: y + 20,
        foot: y + 20,
        picture: (
          <g opacity="0.8" transform="scale(0.8)">
            <Child sort={hex} />
          </g>
        ),
      };
    }),
  ];
}

/** Ground under buildings; a Hut's is tinted in its owner's colour. */
const Plots = memo(function Plots({ view }: { view: TrollTown }) {
  return view.buildings
    .filter(({ stands, kind }) => stands && kind !== 'pit')
    .map(({ number, hexes, kind, owner }) => (
      <g key={number}>
        <path
          d={hexes.map((hex) => hexCut(hex, SIDE - 1, 3, 2)).join('')}
          fill="var(--tt-plot)"
          stroke="var(--tt-ink)"
          strokeWidth="2.600"
        />
        {kind === 'hut' && (
          <path
            d={hexes.map((hex) => hexCut(hex, SIDE - 5, 3, 2)).join('')}
            fill={paintOf(view, owner).ground}
            opacity="0.4"
          />
        )}
      </g>
    ));
});

/** Warm light around what burns and who is at home. */
function lightsOn(view: TrollTown): { x: number; y: number; radius: number }[] {
  const of = { hut: 290, shop: 220, hovel: 120, pit: 0, cage: 0, addon: 90, pile: 0 } as const;
  return [
    { x: 0, y: 0, radius: 620 },
    ...view.fires.map((hex) => ({ x: middleOf(hex)[0], y: middleOf(hex)[1], radius: 240 })),
    ...view.buildings
      .filter(({ stands, kind }) => stands && of[kind] > 0)
      .map(({ hexes, kind }) => ({ x: centreOf(hexes)[0], y: centreOf(hexes)[1], radius: of[kind] })),
  ];
}

export const Lights = memo(function Lights({ view }: { view: TrollTown }) {
  return (
    <g className="tt-lights">
      {lightsOn(view).map(({ x, y, radius }) => (
        <circle key={`${x} ${y} ${radius}`} cx={x.toFixed(0)} cy={y.toFixed(0)} r={radius} fill="url(#tt-warm)" />
      ))}
    </g>
  );
});

/** Everything that stands in the town, back to front. */
export const StandingTown = memo(function StandingTown({ view }: { view: TrollTown }) {
  const standing = useMemo(
    () => [...buildingsOn(view), ...trollsOn(view), ...othersOn(view)].sort((one, other) => one.foot - other.foot),
    [view],
  );
  return (
    <>
      <Plots view={view} />
      {standing.map(({ key, x, y, picture }) => (
        <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          {picture}
        </g>
      ))}
    </>
  );
});
