import { memo } from 'react';
import { usePlace, usePlaceState, usePlaces } from '../../../../web/board-kit/places.tsx';
import type { Building, TrollTown } from '../../position.ts';
import { hexLine, hexLines, joinLine, rimOf, SIDE } from '../geometry.ts';
import { hexOfPlace, joinOfPlace, placeOf } from '../places.ts';
import { standOf } from './Standing.tsx';

/** A building as a place: it can be pointed at always, and glows where it can be chosen. */
function BuildingSpot({ building }: { building: Building }) {
  const place = placeOf.building(building.number);
  return (
    <g {...usePlace(place)} data-about={place} className="tt-spot">
      <path d={hexLines(building.hexes)} className="tt-hit" />
      <path d={rimOf(building.hexes, SIDE - 3)} className="tt-rim" />
    </g>
  );
}

export const BuildingSpots = memo(function BuildingSpots({ view }: { view: TrollTown }) {
  return view.buildings
    .filter(({ stands }) => stands)
    .map((building) => <BuildingSpot key={building.number} building={building} />);
});

function TrollSpot({ view, troll }: { view: TrollTown; troll: number }) {
  const [x, y] = standOf(view, troll);
  const place = placeOf.troll(troll);
  const large = usePlaceState(place) !== undefined;
  return (
    <g
      {...usePlace(place)}
      data-about={place}
      className="tt-spot"
      transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}
    >
      <ellipse cx="0" cy="-44" rx={large ? 62 : 40} ry={large ? 66 : 50} className="tt-hit" />
      <ellipse cx="0" cy="-44" rx="62" ry="66" className="tt-rim" />
    </g>
  );
}

export const TrollSpots = memo(function TrollSpots({ view }: { view: TrollTown }) {
  return view.trolls.map((_, troll) => <TrollSpot key={placeOf.troll(troll)} view={view} troll={troll} />);
});

function HexSpot({ place, hex }: { place: string; hex: number }) {
  return (
    <g {...usePlace(place)} data-about={place} className="tt-spot">
      <path d={hexLine(hex)} className="tt-hit" />
      <path d={hexLine(hex, SIDE - 6)} className="tt-rim" />
    </g>
  );
}

function JoinSpot({ place, join }: { place: string; join: number }) {
  return (
    <g {...usePlace(place)} data-about={place} className="tt-spot">
      <path d={joinLine(join)} className="tt-hit tt-hit-join" />
      <path d={joinLine(join)} className="tt-rim" />
    </g>
  );
}

/** Hexes and joins that can be chosen now. */
export function LitGround() {
  const places = [...usePlaces().keys()];
  return (
    <>
      {places.map((place) => {
        const hex = hexOfPlace(place);
        if (hex !== undefined) return <HexSpot key={place} place={place} hex={hex} />;
        const join = joinOfPlace(place);
        return join === undefined ? null : <JoinSpot key={place} place={place} join={join} />;
      })}
    </>
  );
}
