import type { Seat } from '../../../../kernel/game.ts';
import { Caption } from '../../../../web/board-kit/captions/captions.tsx';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { ROUNDS } from '../../box/rounds.ts';
import { type SpaceId, spaceAt } from '../../box/spaces.ts';
import { type Person as PersonOfFamily, type Player, playerAt, type SpaceState } from '../../position.ts';
import { GoodAt } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { PlaceScene } from '../art/places/PlaceScene.tsx';
import { goodSize, goodSpots } from '../art/places/spots.ts';
import { bringsNow, doesMore, losesAt } from '../brings.ts';
import { spotOf } from '../changes.ts';
import { listed, sayGoods } from '../goods.tsx';
import { plain } from '../home/tags.ts';
import { lookOf } from '../people.ts';
import { placeOf } from '../places.ts';
import { readerOf, type Table, useTable } from '../table.ts';

interface Standing {
  readonly seat: Seat;
  readonly number: number;
  readonly person: PersonOfFamily;
}

/** The people who stand on a space, newborns with their parents. */
function standingOn(players: readonly Player[], space: number): Standing[] {
  return players.flatMap(({ people }, seat) =>
    people.flatMap((person, number) => (person.at === space ? [{ seat, number, person }] : [])),
  );
}

/** Rules that close a space for one reason only, so that a few words say it. */
const SHORT_REASONS: ReadonlySet<string> = new Set([
  'CV-4.1',
  'CV-4.13',
  'CV-4.36',
  'CV-5.12',
  'CV-5.13',
  'CV-7.2',
  'CV-7.6',
  'CV-8.4',
  'FF-6.11',
  'FF-7.8.1',
]);

/** Goods are drawn one by one up to so many; beyond, the label says it. */
const MOST_DRAWN = 9;
const SNOW_FROM = 10;
/** Names longer than this are written smaller, to stand on one line. */
const LONG = 19;

interface PlaceProps {
  readonly state: SpaceState;
  /** The round that brought it, for those that came with one. */
  readonly round?: number | undefined;
}

/** Why nobody can go there, in a few words. */
function shortReason(rule: string, { space }: SpaceState, table: Table): string {
  const { view, speak } = table;
  const { effect } = spaceAt(space);
  if (SHORT_REASONS.has(rule)) return speak(`why.${rule}`);
  if (rule !== 'CV-4.35' || effect.is !== 'imitate') return speak('why.else');
  const { food } = effect;
  return playerAt(view, readerOf(table)).goods.food < food ? speak('why.food', { food }) : speak('why.nothing-to-copy');
}

/** An action space: a hill with its scene, what lies there, who stands there, and a label in words. */
export function Place({ state, round }: PlaceProps) {
  const table = useTable();
  const { view, speak, seats, frame } = table;
  const { id, kind } = spaceAt(state.space) as { id: SpaceId; kind: ReturnType<typeof spaceAt>['kind'] };
  const place = usePlace(placeOf.space(id));
  const why = usePlaceState(placeOf.space(id))?.why;
  const standing = standingOn(view.players, state.space);
  const taken = state.by.length > 0;
  const mood = place['data-mood'];
  const goods = listed(state.goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));
  const drawn = goods.slice(0, MOST_DRAWN);
  const spots = goodSpots(kind, drawn.length);
  const shared = taken && mood !== undefined && mood !== 'blocked' && frame?.step !== 'imitate-target';
  const copied = frame?.step === 'imitate-target' && mood === 'lit';
  const words = copied
    ? speak('place.copy', { what: placeWords(table, state) })
    : taken
      ? speak(shared ? 'place.join' : state.by.includes(table.me ?? -1) ? 'place.you-here' : 'place.somebody-here', {
          names: state.by.map((seat) => seats[seat]?.name ?? '').join(', '),
        })
      : why === undefined
        ? placeWords(table, state)
        : speak('place.not-now', {
            // No line ends within the number.
            rule: why.rule.replace('-', '-\u2060'),
            why: shortReason(why.rule, state, table),
          });
  return (
    <div
      className="cv-place"
      {...{ role: 'group', 'aria-label': `${speak(`space.${id}`)}: ${words}`, ...place }}
      data-about={`space-${id}`}
      data-taken={(taken && !shared && !copied) || undefined}
      data-shared={shared || undefined}
      data-copy={copied ? '' : undefined}
    >
      <svg className="cv-scene" viewBox="0 14 148 74" aria-hidden="true" focusable="false">
        <PlaceScene kind={kind} snow={view.round >= SNOW_FROM && view.round <= ROUNDS}>
          {drawn.map((good, index) => {
            const [x, y] = spots[index] ?? [110, 70];
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
            return <GoodAt key={index} id={good} x={x} y={y} size={goodSize(kind)} />;
          })}
        </PlaceScene>
      </svg>
      {standing.map(({ seat, number, person }) => (
        <span
          key={`${seat} ${number}`}
          className="cv-worker"
          data-newborn={!person.adult || undefined}
          data-piece={`person-${seat}-${number}`}
        >
          <Person seat={seatNumber(seat)} {...lookOf(person, view.round)} />
        </span>
      ))}
      {round !== undefined && <span className="cv-milestone">{round}</span>}
      <span className="cv-label" data-why={(!taken && why !== undefined) || undefined}>
        <b data-long={plain(speak(`space.${id}`)).length > LONG || undefined}>{plain(speak(`space.${id}`))}</b>
        <span>{words}</span>
      </span>
      <ChangedMark of={spotOf.space(id)} />
      <Caption of={spotOf.space(id)} />
    </div>
  );
}

/** What lies there for the reader now, and what else can be done. */
function placeWords(table: ReturnType<typeof useTable>, state: SpaceState): string {
  const { view, speak } = table;
  const { kind, effect } = spaceAt(state.space);
  const goods = sayGoods(bringsNow(state, playerAt(view, readerOf(table))), speak);
  const deed = doesMore(state.space) ? speak(`short.${kind}`, { food: effect.is === 'imitate' ? effect.food : 0 }) : '';
  const lost = losesAt(view, readerOf(table), state) ? speak('place.one-lost') : '';
  return [goods, lost, deed].filter((part) => part !== '').join(', ') || speak('place.nothing');
}
