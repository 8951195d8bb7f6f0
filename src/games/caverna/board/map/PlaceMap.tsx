import { useRef } from 'react';
import { isPlayed, ROUNDS } from '../../box/rounds.ts';
import { spaceAt, URGENT_WISH } from '../../box/spaces.ts';
import type { SpaceState } from '../../position.ts';
import type { Terrain } from '../art/places/scene.ts';
import { SCENES } from '../art/places/scenes.ts';
import { upTo } from '../numbers.ts';
import { useTable } from '../table.ts';
import { Ground } from './Ground.tsx';
import { MapHead } from './MapHead.tsx';
import { Place } from './Place.tsx';
import { HiddenRounds } from './Rounds.tsx';
import { useColumns } from './use-columns.ts';

const PLACE_WIDTH = 116;
const TERRAINS: readonly Terrain[] = ['forest', 'meadow', 'rock'];

function terrainOf({ space }: SpaceState): Terrain {
  return SCENES[spaceAt(space).kind].terrain;
}

/** The map of places, all in sight: forest, farm and rock from left to right, and the road of rounds below. */
export function PlaceMap() {
  const { view, over, speak } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { columns, room } = useColumns(box, PLACE_WIDTH);
  const printed = view.spaces.filter(({ space }) => spaceAt(space).seats.length > 0);
  const ordered = TERRAINS.flatMap((terrain) => printed.filter((state) => terrainOf(state) === terrain));
  const cards = view.spaces.filter(({ space }) => spaceAt(space).seats.length === 0);
  const spots = spread(ordered.length, columns);
  const rows = { printed: Math.ceil(ordered.length / columns), road: Math.ceil(cards.length / columns) };
  const hidden = upTo(ROUNDS)
    .map((index) => index + 1)
    .filter((round) => round > view.round && isPlayed(round, view.seats));
  return (
    <>
      <section
        className="cv-map"
        aria-label={speak('board.places')}
        data-guide="places"
        ref={box}
        style={
          {
            '--columns': columns,
            '--rows-printed': rows.printed,
            '--rows-road': rows.road,
          } as React.CSSProperties
        }
      >
        <Ground columns={columns} round={view.round} />
        <div className="cv-places">
          {ordered.map((state, index) => (
            <Place key={state.space} state={state} room={room} spot={spots[index]} />
          ))}
        </div>
        <div className="cv-road" data-guide="rounds">
          {cards.map((state, index) => (
            <Place
              key={state.space}
              state={state}
              room={room}
              round={roundOf(view.cards, state.space)}
              newest={!over && index === cards.length - 1}
            />
          ))}
        </div>
        {hidden.length > 0 && <HiddenRounds rounds={hidden} />}
      </section>
      {/* Read first, but what it leads to comes after the spaces for those who tab through. */}
      <MapHead />
    </>
  );
}

/** Column after column from left to right, each as long as the others, or one longer. */
function spread(count: number, columns: number): { readonly gridColumn: number; readonly gridRow: number }[] {
  const [base, longer] = [Math.floor(count / columns), count % columns];
  return upTo(columns).flatMap((column) =>
    upTo(column < longer ? base + 1 : base).map((row) => ({ gridColumn: column + 1, gridRow: row + 1 })),
  );
}

/** The round with which a space came. */
function roundOf(cards: readonly string[], space: number): number {
  const id = space === URGENT_WISH ? 'wish-for-children' : spaceAt(space).id;
  return cards.indexOf(id) + 1;
}
