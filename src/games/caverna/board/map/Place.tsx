import type { Seat } from '../../../../kernel/game.ts';
import { isOneOf } from '../../../../kernel/lists.ts';
import { Caption } from '../../../../web/board-kit/captions/captions.tsx';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { ROUNDS } from '../../box/rounds.ts';
import { type SpaceId, type SpaceKind, spaceAt } from '../../box/spaces.ts';
import { actingNext, bringsOf, doesMore, whyUnusable } from '../../parts/parts.ts';
import { type Person as PersonOfFamily, type Player, personAt, playerAt, type SpaceState } from '../../position.ts';
import { lossOf } from '../../rules/spaces.ts';
import type { Word } from '../../words.ts';
import { GoodAt } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { PlaceScene } from '../art/places/PlaceScene.tsx';
import { goodSize, goodSpots } from '../art/places/spots.ts';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { listed, sayGoods } from '../goods.tsx';
import { plain } from '../home/tags.ts';
import { lookOf } from '../people.ts';
import { placeOf } from '../place-ids.ts';
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

/** Reasons that have a short form for the label. */
const SHORT_REASONS = [
  'blocked.nothing-to-do',
  'blocked.empty',
  'blocked.no-tile-no-sowing',
  'blocked.no-site',
  'blocked.rubies',
  'blocked.twin-barred',
  'blocked.ore',
  'blocked.no-two-tunnels',
  'blocked.no-tunnel',
  'blocked.no-single',
  'blocked.weapon',
  'blocked.club',
  'blocked.unarmed',
  'blocked.no-room-no-dwelling',
  'blocked.no-growth-no-sowing',
  'blocked.clumsy',
  'blocked.food',
  'blocked.nothing-to-imitate',
] as const satisfies readonly Word[];

/** Why the one who would go cannot, in a few words. */
function shortReason(state: SpaceState, { view, speak, frame, ...table }: Table): string {
  const seat = readerOf(table);
  const person = frame?.step === 'choose-space' ? personAt(playerAt(view, seat), frame.person) : undefined;
  const acts = person ?? actingNext(view, seat, state.goods).person;
  const why = whyUnusable(view, seat, view.spaces.indexOf(state), acts);
  return isOneOf(SHORT_REASONS, why.say) ? speak(`why.${why.say}`, why) : speak(why.say, why);
}

/** An action space: a hill with its scene, what lies there, who stands there, and a label in words. */
export function Place({ state, round }: PlaceProps) {
  const table = useTable();
  const { view, speak, seats, frame } = table;
  const { id, kind } = spaceAt(state.space) as { id: SpaceId; kind: ReturnType<typeof spaceAt>['kind'] };
  const place = usePlace(placeOf.space(id), 'worded');
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
            why: shortReason(state, table),
          });
  return (
    <div
      className="cv-place"
      {...{ role: 'group', 'aria-label': `${speak(`space.${id}`)}: ${words}`, ...place }}
      data-about={thingOf.space(id)}
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

/** Kinds of spaces that bring goods and nothing else. */
const GOODS_ALONE = [
  'depot',
  'forest-exploration',
  'large-depot',
  'ore-delivery',
  'ore-mining',
  'ruby-delivery',
  'ruby-mining',
  'strip-mining',
  'supplies',
  'wood-gathering',
] as const satisfies readonly SpaceKind[];

/** What lies there for the reader now, and what else can be done. */
function placeWords(table: ReturnType<typeof useTable>, state: SpaceState): string {
  const { view, speak } = table;
  const { kind, effect } = spaceAt(state.space);
  const seat = readerOf(table);
  const acting = actingNext(view, seat, state.goods);
  const goods = sayGoods(bringsOf(view, acting, state.space), speak);
  const isMore = doesMore(state.space) && !isOneOf(GOODS_ALONE, kind);
  const deed = isMore ? speak(`short.${kind}`, { food: effect.is === 'imitate' ? effect.food : 0 }) : '';
  const lost = lossOf(playerAt(view, seat), acting.person, state.goods) === 'none' ? '' : speak('place.one-lost');
  return [goods, lost, deed].filter((part) => part !== '').join(', ') || speak('place.nothing');
}
