import { useMemo, useState } from 'react';
import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { type SeatNumber, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { breedsYet } from '../../forecast.ts';
import type { Feeding as FeedingKind, FrameOf } from '../../frames.ts';
import type { Feed } from '../../moves.ts';
import type { Caverna, Person as PersonOfFamily } from '../../position.ts';
import { mealOf } from '../../rules/feeding.ts';
import type { Meal } from '../../rules/hooks.ts';
import { Good } from '../art/goods.tsx';
import { MEAL_HEIGHT, MEAL_WIDTH, Meal as MealScene, mealSeats, Plate, TABLE_TOP } from '../art/Meal.tsx';
import { ChildPortrait, DwarfPortrait } from '../art/people/DwarfPortrait.tsx';
import { FolkPortrait } from '../art/people/FolkPortrait.tsx';
import { TURN_OVER } from '../going.ts';
import { listed, sayGoods } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import {
  canAdd,
  cheapest,
  goodsAfter,
  type MealPlan,
  movesOf,
  type Source,
  sourcesOf,
  takenBy,
  usedOf,
} from './meal.ts';
import { Panel } from './Panel.tsx';
import { Young } from './Young.tsx';

/** A harvest is a meal: what it costs, what can be made into food, and what would be missing. */
export function Feeding({ frame }: { readonly frame: FrameOf<'feed'> }) {
  const { view, me = 0, speak, offers, seats, openRule, give } = useTable();
  const player = useReader();
  const { goods } = player;
  const sources = useMemo(() => sourcesOf(view, me), [view, me]);
  // Exchanges of another kind may change what there is.
  const [made, setMade] = useState<{ readonly of: string; readonly plan: MealPlan }>({ of: '', plan: [] });
  const key = sources.map(({ move }) => placeOf.free(move)).join();
  const plan = made.of === key ? made.plan : sources.map(() => 0);
  const set = (next: MealPlan) => setMade({ of: key, plan: next });
  const after = goodsAfter(goods, sources, plan);
  const { food: need, stone } = mealOf(view, me, frame.kind, 'nobody');
  const lacking = { food: Math.max(0, need - after.food), stone: Math.max(0, stone - after.stone) };
  const missing = lacking.food + lacking.stone;
  const cover = need > after.food ? cheapest(view, me, sources, need) : undefined;
  const feeds = offers.filter((move): move is Feed => move.do === 'feed');
  const waiting = seats.filter(({ asked, seat }) => asked && seat !== me);
  const answer = (move: Feed) => {
    const [first = move, ...then] = movesOf(sources, plan);
    give(first === move ? [move] : [first, ...then, move], { step: 'feed', until: TURN_OVER });
  };
  return (
    <Panel
      title={
        stone > 0
          ? speak('panel.feed-stone', { goods: sayGoods({ food: need, stone }, speak) })
          : speak('panel.feed', { need })
      }
      note={
        waiting.length > 0
          ? speak('panel.still-at-it', { names: waiting.map(({ name }) => name).join(', ') })
          : undefined
      }
      size="full"
      className="cv-feeding"
    >
      <div className="cv-hall">
        <Table
          need={need + stone}
          food={Math.min(need, after.food) + Math.min(stone, after.stone)}
          stone={stone}
          kind={frame.kind}
        />
      </div>
      <div className="cv-sources">
        <h3>
          {speak('panel.make-food')}{' '}
          <span>{speak('panel.food-sum', { store: goods.food, made: after.food - goods.food, need })}</span>
        </h3>
        {sources.length === 0 && <p>{speak('panel.no-sources')}</p>}
        {sources.map((source, index) => (
          <Stepper
            key={placeOf.free(source.move)}
            source={source}
            count={plan[index] ?? 0}
            canAdd={canAdd(goods, sources, plan, index)}
            step={(by) => set(plan.map((count, at) => (at === index ? count + by : count)))}
          />
        ))}
      </div>
      <aside className="cv-after">
        <p data-short={missing > 0 || undefined}>
          <b>
            {missing === 0
              ? speak('panel.enough')
              : speak('panel.short', { goods: sayGoods(lacking, speak), missing, points: missing * 3 })}
          </b>{' '}
          <RuleLink rule="CV-10.10" open={openRule} />
        </p>
        {cover !== undefined && (
          <Button kind="primary" onClick={() => set(cover)} className="cv-cover">
            {speak('panel.cheapest', { goods: sayGoods(takenBy(sources, cover), speak) })}
          </Button>
        )}
        {breedsYet(view, me) && (
          <p>
            <Young goods={after} />
          </p>
        )}
        {feeds.map((move) => (
          <FeedButton
            key={placeOf.feed(move)}
            move={move}
            answer={answer}
            meal={mealWith(view, me, frame, move)}
            food={after.food}
            stone={after.stone}
          />
        ))}
      </aside>
    </Panel>
  );
}

function mealWith(view: Caverna, seat: number, { kind }: FrameOf<'feed'>, move: Feed): Meal {
  const otherwise =
    'who' in move ? move.who : 'wood' in move || 'stone' in move || 'ore' in move ? 'regular' : 'nobody';
  return { ...mealOf(view, seat, kind, otherwise) };
}

interface FeedButtonProps {
  readonly move: Feed;
  readonly answer: (move: Feed) => void;
  readonly meal: Meal;
  readonly food: number;
  readonly stone: number;
}

function FeedButton({ move, answer, meal, food, stone }: FeedButtonProps) {
  const { speak } = useTable();
  const place = usePlace(placeOf.feed(move), 'worded');
  const given = { wood: 0, stone: 0, ore: 0, ...move };
  const missing = Math.max(0, meal.food - food) + Math.max(0, meal.stone - stone);
  const eaten = { wood: given.wood, ore: given.ore, stone: given.stone + Math.min(meal.stone, stone) };
  const goods = sayGoods({ ...eaten, food: Math.min(meal.food, food) }, speak);
  const words = missing === 0 ? 'panel.feed-with' : goods === '' ? 'panel.only-beg' : 'panel.feed-and-beg';
  return (
    <Button kind={missing === 0 ? 'primary' : 'quiet'} {...place} {...actingFirst(() => answer(move))}>
      {speak(words, { goods, missing })}
    </Button>
  );
}

interface StepperProps {
  readonly source: Source;
  readonly count: number;
  readonly canAdd: boolean;
  readonly step: (by: 1 | -1) => void;
}

function Stepper({ source, count, canAdd: more, step }: StepperProps) {
  const { speak } = useTable();
  const { goods } = useReader();
  const { move } = source;
  const { give = {}, get = {} } = usedOf(source, 1) ?? {};
  const name =
    move.do === 'exchange'
      ? speak(`furnishing.${move.furnishing}`)
      : move.do === 'discard'
        ? speak('panel.weapon', { strength: move.strength })
        : sayGoods(give, speak);
  const says = move.do === 'gold' ? speak('panel.gold-rate') : sayGoods(get, speak);
  return (
    <div className="cv-stepper" data-used={count > 0 || undefined}>
      <span className="cv-stepper-picture">
        {move.do === 'discard' ? <Good id="weapon" /> : listed(give).map(([good]) => <Good key={good} id={good} />)}
      </span>
      <span className="cv-choice-words">
        <b>{move.do === 'gold' ? speak('good.gold') : `${name}: ${says}`}</b>
        <span>
          {move.do === 'gold' ? `${says} ` : ''}
          {move.do === 'discard'
            ? ''
            : listed(give)
                .map(([good], _, { length }) => {
                  const count = goods[good] ?? 0;
                  // Of a single good the name stands above.
                  return speak('panel.you-have', { goods: length === 1 ? count : speak(`amount.${good}`, { count }) });
                })
                .join(', ')}
        </span>
      </span>
      <span className="cv-steps">
        <button
          type="button"
          aria-label={speak('panel.less', { name })}
          disabled={count === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output>{move.do === 'gold' ? (usedOf(source, count)?.give.gold ?? 0) : count}</output>
        <button type="button" aria-label={speak('panel.more', { name })} disabled={!more} onClick={() => step(1)}>
          +
        </button>
      </span>
    </div>
  );
}

/** The family at table, with the loaves that are there. */
function Table({
  need,
  food,
  stone,
  kind,
}: {
  readonly need: number;
  readonly food: number;
  /** How much of it is stone. */
  readonly stone: number;
  readonly kind: FrameOf<'feed'>['kind'];
}) {
  const { me = 0, speak } = useTable();
  const { people } = useReader();
  const seats = mealSeats(people.length);
  const wants = sharesOf(people, need, stone, kind);
  // What rooms save is laid on the first plates.
  const saved = wants.reduce((sum, each) => sum + each, 0) - need;
  let left = Math.min(need, food) + saved;
  const plates = wants.map((wanted) => {
    const loaves = Math.min(left, wanted);
    left -= loaves;
    return { wanted, loaves };
  });
  return (
    <svg
      viewBox={`0 0 ${MEAL_WIDTH} ${MEAL_HEIGHT}`}
      role="img"
      aria-label={speak('panel.table', { food: Math.min(need, food), need })}
    >
      <MealScene>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place in the family
          <g key={index} transform={`translate(${(seats[index] ?? 0) - 56} ${person.adult ? 72 : 92}) scale(0.7)`}>
            <Eater person={person} seat={seatNumber(me)} />
          </g>
        ))}
      </MealScene>
      {plates.map(({ wanted, loaves }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place at the table
        <Plate key={index} x={seats[index] ?? 0} y={TABLE_TOP + 4} loaves={loaves} needed={wanted} />
      ))}
    </svg>
  );
}

/** What lies before everybody: two for a grown Person at a harvest, else one; the hungry have more, until all is shared out. */
function sharesOf(people: readonly PersonOfFamily[], need: number, stone: number, kind: FeedingKind): number[] {
  const wants = people.map(({ adult, kind: who }) =>
    kind === 'harvest' && adult && (stone === 0 || who === 'goblin') ? 2 : 1,
  );
  let more = need - wants.reduce((sum, each) => sum + each, 0);
  return wants.map((each, index) => {
    const person = people[index];
    if (more <= 0 || person?.adult !== true || person.kind === 'goblin') return each;
    more -= 1;
    return each + 1;
  });
}

/** Somebody at table, by folk. */
function Eater({ person, seat }: { readonly person: PersonOfFamily; readonly seat: SeatNumber }) {
  const { folk, goblin } = { folk: person.folk, goblin: person.kind === 'goblin' };
  if (folk === 'dwarves' && !goblin) {
    return person.adult ? <DwarfPortrait seat={seat} /> : <ChildPortrait seat={seat} />;
  }
  return <FolkPortrait folk={goblin ? 'goblin' : folk} seat={seat} />;
}
