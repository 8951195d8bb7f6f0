import { useRef } from 'react';
import { usePlace, usePlaceState, usePlaces } from '../../../../web/board-kit/places.tsx';
import { useReachable } from '../../../../web/board-kit/reachable.ts';
import { Icon } from '../../../../web/look/Icon.tsx';
import { CHANGE, NONE } from '../../moves.ts';
import type { Order, Plan as Planned, Work } from '../../position.ts';
import { labourOf } from '../../rules/orders.ts';
import type { PlanOutlook } from '../../rules/plan-outlook.ts';
import { isPlanning } from '../../rules/planning.ts';
import { saidDeed, saidOrder } from '../../rules/said-plan.ts';
import { upTo } from '../art/numbers.ts';
import { Minion, TOWN_COAT } from '../art/People.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { placeOf } from '../places.ts';
import { Talk } from '../talk/Talk.tsx';
import { Tell } from '../talk/Tell.tsx';
import { useTable } from '../town/table.ts';
import { Notes } from './Notes.tsx';
import { Odds } from './Odds.tsx';
import { PARTS } from './parts.ts';
import { Slate } from './Slate.tsx';
import { deedPressed, deedUnderway, workPressed } from './underway.ts';
import { aimOf } from './words.ts';

function DeedLine({ plan, odds }: { plan: Planned; odds: PlanOutlook['odds'] }) {
  const { view, me, frame, speak } = useTable();
  const place = usePlace(placeOf.part('deed'));
  const places = usePlaces();
  if (me === undefined) return null;
  const underway = (frame && deedUnderway(frame)) ?? deedPressed(places);
  const deed = underway ?? (plan.deed === 'none' ? undefined : plan.deed);
  const said = saidDeed(view, plan);
  return (
    <div className="tt-line" data-empty={deed === undefined || undefined}>
      <span className="tt-line-body" {...place} data-quiet="" data-besides="" data-about={deed && placeOf.deed(deed)}>
        <TrollFace ground={paintOf(view, me).ground} boss={view.title === me} />
        <span className="tt-line-words">
          <b>{deed === undefined ? speak('plan.no-deed') : speak(`act.${deed}`)}</b>
          <span>
            {underway === undefined
              ? [aimOf(view, plan, speak), odds && speak('plan.odds', { ...odds })].filter(Boolean).join(', ')
              : speak('plan.underway')}
          </span>
        </span>
        {odds && <Odds odds={odds} isWorded />}
      </span>
      {said && <Tell action={said} what={speak(`act.${said.deed}`)} />}
    </div>
  );
}

interface OrderLineProps {
  readonly order: Order | undefined;
  readonly number: number;
  /** What is about to be ordered here, once it is said where. */
  readonly underway: Work | undefined;
}

function OrderLine({ order, number, underway }: OrderLineProps) {
  const { view, me, speak, give } = useTable();
  const part = PARTS[number + 1] ?? 'order-1';
  const place = usePlace(placeOf.part(part));
  const canChange = usePlaceState(placeOf.part(part))?.mood === 'lit';
  const work = order?.work ?? underway;
  if (me === undefined) return null;
  return (
    <div className="tt-line" data-empty={order === undefined || undefined}>
      <span
        className="tt-line-body"
        {...place}
        data-quiet=""
        data-besides=""
        data-about={order && placeOf.work(order.work)}
      >
        <span className="tt-number">{number + 1}</span>
        {work && <PiecePicture work={work} />}
        <span className="tt-line-words">
          <b>{work ? speak(`piece.${work}`) : speak('plan.no-order', { number: number + 1 })}</b>
          {order === undefined && work && <span>{speak('plan.underway')}</span>}
          {order?.crew === 'private-first' && <span>{speak('crew.private-first')}</span>}
        </span>
        {order && (
          <span className="tt-labour">{speak('shelf.labour', { labour: labourOf(view, me, order.work) })}</span>
        )}
      </span>
      {order && <Tell action={saidOrder(order)} what={speak(`piece.${order.work}`)} />}
      {order && canChange && (
        <button
          type="button"
          className="tt-take-out"
          aria-label={speak('plan.take-out', { number: number + 1 })}
          onClick={() => give([CHANGE[number + 1] ?? NONE, NONE])}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** One Minion for each unit of labour: with a tool where it is planned, pale where it is left; one's own wear one's colour. */
function Crew({ labour: { planned, town, own } }: Pick<PlanOutlook, 'labour'>) {
  const { view, me, speak } = useTable();
  if (me === undefined) return null;
  const all = town + own;
  const shown = Math.min(all, 24);
  return (
    <div className="tt-crew" data-about="labour">
      <svg viewBox={`0 0 ${Math.max(12, shown) * 30} 52`} aria-hidden="true" focusable="false">
        {upTo(shown).map((minion) => (
          <g
            key={minion}
            transform={`translate(${minion * 30 + 15} 48) scale(0.86)`}
            opacity={minion < planned ? 1 : 0.45}
          >
            <Minion
              coat={minion < town ? TOWN_COAT : paintOf(view, me).ground}
              tool={minion < planned ? (minion % 2 ? 'log' : 'hammer') : 'none'}
            />
          </g>
        ))}
      </svg>
      <span className="tt-crew-words" data-short={planned > all || undefined}>
        {speak(planned > all ? 'plan.labour-short' : 'plan.labour', { planned, all, left: Math.abs(all - planned) })}
      </span>
    </div>
  );
}

interface PlanProps {
  readonly plan: Planned;
  readonly outlook: PlanOutlook;
  /** Lets one point at a place of the map. */
  readonly mark: () => void;
}

/** What my Troll does and what the Minions build, as far as it is planned, what it takes and what could go wrong. */
export function Plan({ plan, outlook, mark }: PlanProps) {
  const { view, me, speak } = useTable();
  const parts = upTo(view.options.orders);
  const pressed = workPressed(usePlaces());
  const lines = useRef<HTMLDivElement>(null);
  useReachable(lines);
  return (
    <section className="tt-plan paper" aria-label={speak('plan.title')} data-guide="plan">
      <div className="tt-plan-head">
        <h2 className="tt-title">{speak('plan.title')}</h2>
        {me !== undefined && isPlanning(view) && <Slate me={me} />}
        {me !== undefined && <Talk me={me} mark={mark} />}
      </div>
      <div className="tt-lines" ref={lines}>
        <h3 className="sr-only">{speak('plan.troll')}</h3>
        <DeedLine plan={plan} odds={outlook.odds} />
        <h3 className="sr-only">{speak('plan.minions')}</h3>
        {parts.map((number) => (
          <OrderLine
            key={number}
            order={plan.orders[number]}
            number={number}
            underway={number === plan.orders.length ? pressed : undefined}
          />
        ))}
        <Crew labour={outlook.labour} />
      </div>
      <Notes notes={outlook.notes} />
    </section>
  );
}
