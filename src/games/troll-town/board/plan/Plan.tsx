import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import type { Deed } from '../../box/deeds.ts';
import { CHANGE, NONE } from '../../moves.ts';
import { labourOf } from '../../orders.ts';
import { isPlanning } from '../../planning.ts';
import type { Order, Plan as Planned } from '../../position.ts';
import { saidDeed, saidOrder } from '../../said-plan.ts';
import { Glyph } from '../art/Glyph.tsx';
import { upTo } from '../art/numbers.ts';
import { Minion, TOWN_COAT } from '../art/People.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { placeOf } from '../places.ts';
import { RULE_OF_DEED } from '../rules.ts';
import { Talk } from '../talk/Talk.tsx';
import { Tell } from '../talk/Tell.tsx';
import { useTable } from '../town/table.ts';
import { labourIn } from './labour.ts';
import { PARTS } from './parts.ts';
import type { Risk } from './risks.ts';
import { Slate } from './Slate.tsx';
import { aimOf } from './words.ts';

function DeedLine({ plan }: { plan: Planned }) {
  const { view, me, speak, openRule } = useTable();
  const place = usePlace(placeOf.part('deed'));
  if (me === undefined) return null;
  const isNone = plan.deed === 'none';
  const said = saidDeed(view, plan);
  return (
    <div className="tt-line" data-empty={isNone || undefined}>
      <span className="tt-line-body" {...place} data-quiet="">
        <TrollFace ground={paintOf(view, me).ground} boss={view.title === me} />
        <span className="tt-line-words">
          <b>{isNone ? speak('plan.no-deed') : speak(`act.${plan.deed}`)}</b>
          <span>{aimOf(view, plan, speak)}</span>
        </span>
      </span>
      {!isNone && <RuleLink rule={RULE_OF_DEED[plan.deed as Deed]} open={openRule} />}
      {said && <Tell action={said} what={speak(`act.${said.deed}`)} />}
    </div>
  );
}

function OrderLine({ order, number }: { order: Order | undefined; number: number }) {
  const { view, me, speak, give } = useTable();
  const part = PARTS[number + 1] ?? 'order-1';
  const place = usePlace(placeOf.part(part));
  const canChange = usePlaceState(placeOf.part(part))?.mood === 'lit';
  if (me === undefined) return null;
  return (
    <div className="tt-line" data-empty={order === undefined || undefined}>
      <span className="tt-line-body" {...place} data-quiet="">
        <span className="tt-number">{number + 1}</span>
        {order && <PiecePicture work={order.work} />}
        <span className="tt-line-words">
          <b>{order ? speak(`piece.${order.work}`) : speak('plan.no-order', { number: number + 1 })}</b>
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
function Crew({ plan }: { plan: Planned }) {
  const { view, me, speak } = useTable();
  if (me === undefined) return null;
  const { planned, town, own } = labourIn(view, me, plan);
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

function Risks({ risks }: { risks: readonly Risk[] }) {
  const { speak, openRule } = useTable();
  if (risks.length === 0) return null;
  return (
    <ul className="tt-risks">
      {risks.map(({ say, params, rule }) => (
        <li key={`${say} ${JSON.stringify(params)}`}>
          <Glyph name="rule-fight" />
          <span>
            {speak(say, params)} <RuleLink rule={rule} open={openRule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PlanProps {
  readonly plan: Planned;
  readonly risks: readonly Risk[];
  /** Lets one point at a place of the map. */
  readonly mark: () => void;
}

/** What my Troll does and what the Minions build, as far as it is planned, what it takes and what could go wrong. */
export function Plan({ plan, risks, mark }: PlanProps) {
  const { view, me, speak } = useTable();
  const parts = upTo(view.options.orders);
  return (
    <section className="tt-plan paper" aria-label={speak('plan.title')} data-guide="plan">
      <div className="tt-plan-head">
        <h2 className="tt-title">{speak('plan.title')}</h2>
        {me !== undefined && isPlanning(view) && <Slate me={me} />}
        {me !== undefined && <Talk me={me} mark={mark} />}
      </div>
      <h3 className="sr-only">{speak('plan.troll')}</h3>
      <DeedLine plan={plan} />
      <h3 className="sr-only">{speak('plan.minions')}</h3>
      {parts.map((number) => (
        <OrderLine key={number} order={plan.orders[number]} number={number} />
      ))}
      <Crew plan={plan} />
      <Risks risks={risks} />
    </section>
  );
}

/** Locks the plan; always in sight. */
export function GruntButton() {
  const { view, me, frame, speak } = useTable();
  const place = usePlace(placeOf.grunt);
  if (me === undefined) return null;
  const isLocked = frame === undefined;
  return (
    <span className="tt-grunt" {...place} data-at-once="" data-locked={isLocked || undefined} data-about="grunt">
      <TrollFace ground={paintOf(view, me).ground} boss={view.title === me} />
      <span>{speak(isLocked ? 'plan.grunted' : 'plan.grunt')}</span>
    </span>
  );
}
