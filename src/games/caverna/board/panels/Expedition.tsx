import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { FARM_ANIMALS } from '../../box/goods.ts';
import { LOOT, type Loot, type LootId } from '../../box/loot.ts';
import type { FrameOf } from '../../frames.ts';
import { moveAt, STOP, TAKE_LOOT } from '../../moves.ts';
import { personAt } from '../../position.ts';
import { capOf } from '../../rules/forging.ts';
import { CLIMB_HEIGHT, CLIMB_WIDTH, Climb } from '../art/Climb.tsx';
import { Loot as LootPicture } from '../art/Loot.tsx';
import { Person } from '../art/Person.tsx';
import { roomFor } from '../explain/room-left.ts';
import { thingOf } from '../explain/things.ts';
import { foundLoot } from '../found-loot.ts';
import { TURN_OVER } from '../going.ts';
import { lookOf } from '../people.ts';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { Panel } from './Panel.tsx';
import { type Pack, usePack } from './use-pack.ts';

/** Strengths that stand in one row of the climb. */
const STAGES: readonly (readonly [from: number, to: number])[] = [
  [1, 2],
  [3, 5],
  [6, 9],
  [10, 11],
  [12, 14],
];

/** An expedition: strength rises along the climb, whatever is packed is carried out in that order. */
export function Expedition({ frame }: { readonly frame: FrameOf<'expedition'> }) {
  const { view, speak, me, openRule, give } = useTable();
  const { left, strength } = frame;
  const pack = usePack<LootId>(left);
  const player = useReader();
  const { people } = player;
  const after = Math.min(capOf(player, view.person), strength + (pack.has('all-weapons') ? 2 : 1));
  const others = pack.has('all-weapons')
    ? people.filter((each, index) => index !== view.person && each.strength > 0)
    : [];
  const send = () => {
    const moves = pack.items.map((item) =>
      moveAt(
        TAKE_LOOT,
        LOOT.findIndex(({ id }) => id === item),
      ),
    );
    const [first, ...then] = moves;
    if (first === undefined) return;
    give([first, ...then, ...(pack.items.length < left ? [STOP] : [])], { step: 'expedition', until: TURN_OVER });
  };
  return (
    <Panel
      title={speak('panel.expedition')}
      note={speak('panel.expedition-how', { left, strength })}
      size="full"
      className="cv-expedition"
    >
      <div className="cv-climb">
        <svg
          viewBox={`0 0 ${CLIMB_WIDTH} ${CLIMB_HEIGHT}`}
          preserveAspectRatio="xMidYMin slice"
          className="cv-climb-picture"
          aria-hidden="true"
          focusable="false"
        >
          <Climb />
        </svg>
        <div className="cv-stages">
          {STAGES.map(([from, to]) => (
            <div key={from} className="cv-stage-loot">
              {strength >= from && strength <= to && (
                <span className="cv-climber">
                  <Person
                    {...lookOf(personAt(player, view.person), view.round)}
                    seat={seatNumber(me ?? 0)}
                    strength={strength}
                    marked={false}
                  />
                </span>
              )}
              {foundLoot(player, from, to)
                .reverse()
                .map((loot) => (
                  <LootItem key={loot.id} loot={loot} pack={pack} full={pack.items.length >= left} reach={strength} />
                ))}
            </div>
          ))}
        </div>
      </div>
      <div className="cv-pack">
        <h3>
          {speak('panel.pack')} <span>{speak('panel.pack-of', { count: pack.items.length, most: left })}</span>
        </h3>
        <ol>
          {pack.items.map((item) => (
            <li key={item}>
              <span>{speak(`loot.${item}`)}</span>
              <button
                type="button"
                aria-label={speak('panel.drop', { item: speak(`loot.${item}`) })}
                onClick={() => pack.toggle(item)}
              >
                ×
              </button>
            </li>
          ))}
          {pack.items.length < left && (
            <li className="cv-more">{speak('panel.pack-more', { count: left - pack.items.length, most: left })}</li>
          )}
        </ol>
        <Send count={pack.items.length} send={send} />
        <p className="cv-pack-words">
          <b>{speak('panel.home-with', { before: strength, after })}</b>{' '}
          {others.map((each) => (
            <span key={people.indexOf(each)}>
              {speak('panel.also-with', {
                before: each.strength,
                after: Math.min(capOf(player, people.indexOf(each)), each.strength + 1),
              })}{' '}
            </span>
          ))}
          <RuleLink rule="CV-7.11" open={openRule} />{' '}
          {pack.items.length > 1 && (
            <>
              {speak('panel.in-order')} <RuleLink rule="CV-7.9" open={openRule} />
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}

function Send({ count, send }: { readonly count: number; readonly send: () => void }) {
  const { speak } = useTable();
  return (
    <Button
      kind="primary"
      aria-disabled={count === 0 || undefined}
      data-place={placeOf.send}
      {...(count > 0 && { 'data-mood': 'lit' })}
      {...actingFirst(() => count > 0 && send())}
    >
      {speak('panel.send', { count })}
    </Button>
  );
}

interface LootItemProps {
  readonly loot: Loot;
  readonly pack: Pack<LootId>;
  readonly full: boolean;
  readonly reach: number;
}

function LootItem({ loot, pack, full, reach }: LootItemProps) {
  const { view, me = 0, speak } = useTable();
  const { id, strength } = loot;
  const place = usePlace(placeOf.loot(id));
  const why = usePlaceState(placeOf.loot(id))?.why;
  const animal = FARM_ANIMALS.find((each) => id === `loot-${each}`);
  const room = animal === undefined || strength > reach ? undefined : roomFor(view, me, animal);
  const packed = pack.items.indexOf(id);
  const offered = place['data-mood'] !== undefined && place['data-mood'] !== 'blocked';
  const mood = packed >= 0 ? 'chosen' : offered && full ? 'instead' : place['data-mood'];
  const words = [
    speak('panel.needs', { strength }),
    ...(room === undefined ? [] : [speak(room > 0 ? 'panel.room-left' : 'panel.no-room', { count: room })]),
  ];
  const acting = offered || packed >= 0 ? actingFirst(() => pack.toggle(id)) : {};
  return (
    <div
      className="cv-loot-item"
      {...{ ...place, 'data-mood': mood, ...(packed >= 0 && { 'aria-pressed': true }) }}
      data-at-once=""
      data-about={thingOf.loot(id)}
      data-far={strength > reach || undefined}
      style={{ '--strength': strength } as React.CSSProperties}
      {...acting}
    >
      <LootPicture id={id} />
      <span>
        <b>{speak(`loot.${id}`)}</b>
        <span>{why !== undefined && strength <= reach ? why.reason : words.join(', ')}</span>
      </span>
      {packed >= 0 && <i className="cv-packed">{packed + 1}</i>}
    </div>
  );
}
