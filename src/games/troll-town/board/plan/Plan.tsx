import { usePlace } from '../../../../web/board-kit/places.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import type { Deed } from '../../box/deeds.ts';
import { STATS } from '../../box/fights.ts';
import { hexName, joinName } from '../../box/hexes.ts';
import { SUPPLIES } from '../../box/supplies.ts';
import { labourOf } from '../../orders.ts';
import { BUILT, type Order, type Plan as Planned, type TrollTown, WAIT } from '../../position.ts';
import { Glyph } from '../art/Glyph.tsx';
import { upTo } from '../art/numbers.ts';
import { Minion, TOWN_COAT } from '../art/People.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { placeOf } from '../places.ts';
import { RULE_OF_DEED } from '../rules.ts';
import { nameOfNumber, nameOfTroll } from '../town/names.ts';
import { type Table, useTable } from '../town/table.ts';
import { labourIn } from './labour.ts';
import { PARTS } from './parts.ts';
import type { Risk } from './risks.ts';

/** What a deed aims at, in words. */
function aimOf(view: TrollTown, plan: Planned, speak: Table['speak']): string {
  switch (plan.deed) {
    case 'get-minion':
      return speak(`bed.${plan.bed}`);
    case 'capture-child': {
      const store = plan.store === WAIT ? speak('place.wait') : nameOfNumber(view, plan.store, speak);
      return `${speak(`gear.${plan.gear}`)} · ${store}`;
    }
    case 'scare':
      return nameOfNumber(view, plan.store, speak);
    case 'upgrade-hovel':
    case 'upgrade-pile':
      return nameOfNumber(view, plan.host, speak);
    case 'fight':
    case 'strike':
    case 'intimidate':
      return nameOfTroll(view, plan.victim, speak);
    case 'smash':
      return speak('place.join', { join: joinName(plan.join) });
    case 'fire':
      return speak('place.hex', { hex: hexName(plan.hex) });
    case 'destroy':
      return plan.target >= BUILT ? nameOfNumber(view, plan.target - BUILT, speak) : speak('plan.a-road');
    case 'get-resource':
      return `${speak(`supply.${SUPPLIES[plan.supply]}`)} · ${speak(plan.keeps ? 'plan.to-hut' : 'plan.to-hub')}`;
    case 'grift':
      return speak(`supply.${SUPPLIES[plan.supply]}`);
    case 'make-trinket':
      return plan.trinkets.map((stat) => speak(`stat-name.${STATS[stat]}`)).join(', ');
    default:
      return '';
  }
}

function DeedLine({ plan }: { plan: Planned }) {
  const { view, me, speak, openRule } = useTable();
  const place = usePlace(placeOf.part('deed'));
  if (me === undefined) return null;
  const isNone = plan.deed === 'none';
  return (
    <div className="tt-line" data-empty={isNone || undefined}>
      <span className="tt-line-body" {...place}>
        <TrollFace ground={paintOf(view, me).ground} boss={view.title === me} />
        <span className="tt-line-words">
          <b>{isNone ? speak('plan.no-deed') : speak(`act.${plan.deed}`)}</b>
          <span>{aimOf(view, plan, speak)}</span>
        </span>
      </span>
      {!isNone && <RuleLink rule={RULE_OF_DEED[plan.deed as Deed]} open={openRule} />}
    </div>
  );
}

function OrderLine({ order, number }: { order: Order | undefined; number: number }) {
  const { view, me, speak } = useTable();
  const place = usePlace(placeOf.part(PARTS[number + 1] ?? 'order-1'));
  if (me === undefined) return null;
  return (
    <div className="tt-line" data-empty={order === undefined || undefined}>
      <span className="tt-line-body" {...place}>
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
}

/** What my Troll does and what the Minions build, as far as it is planned, what it takes and what could go wrong. */
export function Plan({ plan, risks }: PlanProps) {
  const { view, speak } = useTable();
  const parts = upTo(view.options.orders);
  return (
    <section className="tt-plan paper" aria-label={speak('plan.title')} data-guide="plan">
      <h2 className="tt-title">{speak('plan.title')}</h2>
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
