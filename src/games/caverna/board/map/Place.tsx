import type { ReactNode } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { isOneOf } from '../../../../kernel/lists.ts';
import { Caption } from '../../../../web/board-kit/captions/captions.tsx';
import { ChangedMark, ChangedWords, useChange } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { Some } from '../../box/goods.ts';
import { ROUNDS } from '../../box/rounds.ts';
import { type SpaceId, type SpaceKind, spaceAt } from '../../box/spaces.ts';
import { plain } from '../../messages/plain.ts';
import { actingNext, bringsOf, doesMore, whyUnusable } from '../../parts/parts.ts';
import { type Person as PersonOfFamily, type Player, personAt, playerAt, type SpaceState } from '../../position.ts';
import { lossOf } from '../../rules/spaces.ts';
import type { Word } from '../../words.ts';
import { Good, GoodAt } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { PlaceScene } from '../art/places/PlaceScene.tsx';
import { goodSize, goodSpots } from '../art/places/spots.ts';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { listed, sayGoods } from '../goods.tsx';
import { lookOf } from '../people.ts';
import { placeOf } from '../place-ids.ts';
import { readerOf, type Table, useTable } from '../table.ts';
import { Fitting } from './fitting.tsx';

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

interface PlaceProps {
  readonly state: SpaceState;
  /** The round that brought it, for those that came with one. */
  readonly round?: number | undefined;
  /** Whether it has come in this round. */
  readonly newest?: boolean;
  /** Changes with the room for words: what the labels say depends on it. */
  readonly room: string;
  /** Where it stands on the map; without it, one after another. */
  readonly spot?: React.CSSProperties | undefined;
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

/** Why the one who would go cannot, in a few words; in the fewest without what they have. */
function shortReason(state: SpaceState, { view, speak, frame, ...table }: Table, fewest = false): string {
  const seat = readerOf(table);
  const person = frame?.step === 'choose-space' ? personAt(playerAt(view, seat), frame.person) : undefined;
  const acts = person ?? actingNext(view, seat, state.goods).person;
  const why = whyUnusable(view, seat, view.spaces.indexOf(state), acts);
  if (!isOneOf(SHORT_REASONS, why.say)) return speak(why.say, why);
  const { has: _, ...without } = why;
  return speak(`why.${why.say}`, fewest ? without : why);
}

/** An action space: a hill with its scene, what lies there, who stands there, and a label in words. */
export function Place({ state, round, newest = false, room, spot }: PlaceProps) {
  const table = useTable();
  const { view, speak, seats, frame } = table;
  const { id, kind } = spaceAt(state.space) as { id: SpaceId; kind: ReturnType<typeof spaceAt>['kind'] };
  const place = usePlace(placeOf.space(id), 'worded');
  const why = usePlaceState(placeOf.space(id))?.why;
  // What was taken shows by who stands there; a number beside other goods would say something else.
  const change = useChange(spotOf.space(id));
  const placed = useChange(spotOf.worker(id));
  const standing = standingOn(view.players, state.space);
  const taken = state.by.length > 0;
  const mood = place['data-mood'];
  const goods = listed(state.goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));
  const drawn = goods.slice(0, MOST_DRAWN);
  const spots = goodSpots(kind, drawn.length);
  const shared = taken && mood !== undefined && mood !== 'blocked' && frame?.step !== 'imitate-target';
  const copied = frame?.step === 'imitate-target' && mood === 'lit';
  const lies = placeWords(table, state);
  const words = copied
    ? speak('place.copy', { what: lies.words })
    : taken
      ? speak(shared ? 'place.join' : state.by.includes(table.me ?? -1) ? 'place.you-here' : 'place.somebody-here', {
          names: state.by.map((seat) => seats[seat]?.name ?? '').join(', '),
        })
      : why === undefined
        ? lies.words
        : speak('place.not-now', {
            // No line ends within the number.
            rule: why.rule.replace('-', '-\u2060'),
            why: shortReason(state, table),
          });
  const shorter: readonly ReactNode[] =
    !taken && why !== undefined
      ? [shortReason(state, table), shortReason(state, table, true)]
      : !taken && listed(lies.goods).length > 0
        ? [<Pictured key="goods" {...lies} />, <Pictured key="closer" {...lies} />]
        : [words, words];
  const name = plain(speak(`space.${id}`));
  const withMark = (form: ReactNode) => (
    <>
      {form} {change?.kind === 'more' && !taken && <ChangedMark of={spotOf.space(id)} />}
    </>
  );
  return (
    <div
      className="cv-place"
      {...{ role: 'group', 'aria-label': `${speak(`space.${id}`)}: ${words}`, ...place }}
      style={spot}
      data-about={thingOf.space(id)}
      data-newest={newest || undefined}
      data-taken={(taken && !shared && !copied) || undefined}
      data-shared={shared || undefined}
      data-copy={copied ? '' : undefined}
    >
      <span className="cv-scene">
        <svg viewBox="0 14 148 74" aria-hidden="true" focusable="false">
          <PlaceScene kind={kind} snow={view.round >= SNOW_FROM && view.round <= ROUNDS}>
            {drawn.map((good, index) => {
              const [x, y] = spots[index] ?? [110, 70];
              // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
              return <GoodAt key={index} id={good} x={x} y={y} size={goodSize(kind)} />;
            })}
          </PlaceScene>
        </svg>
      </span>
      {standing.map(({ seat, number, person }) => (
        <span
          key={`${seat} ${number}`}
          className="cv-worker"
          data-newborn={!person.adult || undefined}
          data-changed={(placed !== undefined && seat !== table.me) || undefined}
          data-piece={`person-${seat}-${number}`}
        >
          <Person seat={seatNumber(seat)} {...lookOf(person, view.round)} />
        </span>
      ))}
      {round !== undefined && <span className="cv-milestone">{round}</span>}
      <span className="cv-label" data-why={(!taken && why !== undefined) || undefined}>
        <Fitting className="cv-label-name" forms={[name, name, name]} measured={`${name} ${room}`} />
        <Fitting forms={[words, ...shorter].map(withMark)} measured={`${words} ${change?.by ?? ''} ${room}`} />
      </span>
      {newest && <span className="cv-new">{speak('place.new')}</span>}
      {placed !== undefined && standing.some(({ seat }) => seat !== table.me) && <ChangedWords change={placed} />}
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

interface Lying {
  readonly words: string;
  readonly goods: Some;
  /** What else there is to say. */
  readonly rest: readonly string[];
}

/** What lies there for the reader now, and what else can be done. */
function placeWords(table: ReturnType<typeof useTable>, state: SpaceState): Lying {
  const { view, speak } = table;
  const { kind, effect } = spaceAt(state.space);
  const seat = readerOf(table);
  const acting = actingNext(view, seat, state.goods);
  const goods = bringsOf(view, acting, state.space);
  const isMore = doesMore(state.space) && !isOneOf(GOODS_ALONE, kind);
  const deed = isMore ? speak(`short.${kind}`, { food: effect.is === 'imitate' ? effect.food : 0 }) : '';
  const lost = lossOf(playerAt(view, seat), acting.person, state.goods) === 'none' ? '' : speak('place.one-lost');
  const rest = [lost, deed].filter((part) => part !== '');
  const words = [sayGoods(goods, speak), ...rest].filter((part) => part !== '').join(', ') || speak('place.nothing');
  return { words, goods, rest };
}

/** The same with pictures for the names of goods. */
function Pictured({ goods, rest }: Lying) {
  return (
    <>
      {listed(goods).map(([good, count]) => (
        <span key={good} className="cv-pictured">
          {count}
          <Good id={good} />
        </span>
      ))}
      {rest.join(', ')}
    </>
  );
}
