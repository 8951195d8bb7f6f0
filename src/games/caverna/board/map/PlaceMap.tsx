import { useRef, useState } from 'react';
import { usePlaces } from '../../../../web/board-kit/places.tsx';
import { isPlayed, ROUNDS } from '../../box/rounds.ts';
import { type SpaceId, spaceAt, URGENT_WISH } from '../../box/spaces.ts';
import type { SpaceState } from '../../position.ts';
import type { Terrain } from '../art/places/scene.ts';
import { SCENES } from '../art/places/scenes.ts';
import { upTo } from '../numbers.ts';
import { placeOf } from '../place-ids.ts';
import { useTable } from '../table.ts';
import { Ground } from './Ground.tsx';
import { type Filter, MapHead } from './MapHead.tsx';
import { Place } from './Place.tsx';
import { HiddenRounds } from './Rounds.tsx';
import { useColumns } from './use-columns.ts';

const PLACE_WIDTH = 132;
const TERRAINS: readonly Terrain[] = ['forest', 'meadow', 'rock'];
/** With so many players there are so many places that those which are taken only stand in the way. */
const MANY = 5;

function terrainOf({ space }: SpaceState): Terrain {
  return SCENES[spaceAt(space).kind].terrain;
}

/** The map of places: forest, farm and rock from left to right, and the road of rounds below. */
export function PlaceMap() {
  const { view, frame, speak, me } = useTable();
  const places = usePlaces();
  const [filter, setFilter] = useState<Filter>(view.seats >= MANY ? 'open' : 'all');
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box, PLACE_WIDTH);
  const copies = frame?.step === 'imitate-target';
  const isShown = (state: SpaceState) => {
    const mood = places.get(placeOf.space(spaceAt(state.space).id as SpaceId))?.mood;
    if ((mood !== undefined && mood !== 'blocked') || filter === 'all') return true;
    // Of the many, only those that can be copied.
    if (copies && filter === 'open') return false;
    if (filter === 'open') return me === undefined || state.by.length === 0;
    return terrainOf(state) === filter;
  };
  const shown = view.spaces.filter(isShown);
  const printed = shown.filter(({ space }) => spaceAt(space).seats.length > 0);
  const ordered = TERRAINS.flatMap((terrain) => printed.filter((state) => terrainOf(state) === terrain));
  const cards = shown.filter(({ space }) => spaceAt(space).seats.length === 0);
  const spots = spread(ordered.length, columns);
  const open = view.spaces.filter(({ by }) => by.length === 0).length;
  const hidden = upTo(ROUNDS)
    .map((index) => index + 1)
    .filter((round) => round > view.round && isPlayed(round, view.seats));
  return (
    <>
      <MapHead filter={filter} setFilter={setFilter} open={open} all={view.spaces.length} />
      <section className="cv-map" aria-label={speak('board.places')} data-guide="places" ref={box}>
        <Ground columns={columns} round={view.round} />
        <div className="cv-places" style={{ '--columns': columns } as React.CSSProperties}>
          {ordered.map((state, index) => (
            <div key={state.space} style={spots[index]}>
              <Place state={state} />
            </div>
          ))}
        </div>
        <div className="cv-road" style={{ '--columns': columns } as React.CSSProperties} data-guide="rounds">
          {cards.map((state) => (
            <Place key={state.space} state={state} round={roundOf(view.cards, state.space)} />
          ))}
          {hidden.length > 0 && <HiddenRounds rounds={hidden} />}
        </div>
      </section>
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
