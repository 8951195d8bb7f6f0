import type { Point } from '../../../../web/look/print/hand.ts';
import { siteOf } from '../../box/sites.ts';
import { NO_BUILDING, type Plan, type TrollTown, WAIT } from '../../position.ts';
import { centreOf, joinSpot, middleOf } from '../geometry.ts';
import { useTable } from '../town/table.ts';
import type { Bounds } from './bounds.ts';
import { standOf } from './Standing.tsx';

/** Where a deed is done, if it has a place. */
function deedSpot(view: TrollTown, plan: Plan): Point | undefined {
  switch (plan.deed) {
    case 'capture-child':
    case 'scare':
      return plan.store === WAIT ? undefined : centreOf(view.buildings[plan.store]?.hexes ?? []);
    case 'upgrade-hovel':
    case 'upgrade-pile':
    case 'fire':
      return middleOf(plan.hex);
    case 'smash':
      return joinSpot(plan.join).at;
    case 'fight':
    case 'strike':
    case 'intimidate':
      return standOf(view, plan.victim);
    case 'challenge':
      return standOf(view, view.title);
    default:
      return undefined;
  }
}

/** The number of each order, and the Troll's own deed, where they are to happen. */
export function Pins({ plan, bounds }: { plan: Plan; bounds: Bounds }) {
  const { view, me } = useTable();
  const pins: { name: string; at: Point }[] = plan.orders.map(({ work, site }, order) => {
    const own = me === undefined ? NO_BUILDING : (view.trolls[me]?.hut ?? NO_BUILDING);
    const hexes =
      work === 'rebuild' || work === 'rebuild-clay' ? (view.buildings[own]?.hexes ?? []) : siteOf(work, site).hexes;
    const [x, y] = centreOf(hexes);
    // Beside the middle of a single hex: the pin is nearly as large as what is drawn there.
    return { name: String(order + 1), at: hexes.length === 1 ? [x - 44, y - 40] : [x, y] };
  });
  const deed = deedSpot(view, plan);
  if (deed !== undefined) pins.push({ name: 'T', at: [deed[0], deed[1] - 50] });
  return pins.map(({ name, at: [x, y] }) => (
    <span
      key={name}
      className="tt-pin"
      aria-hidden="true"
      style={{
        left: `calc(${(x - bounds.left).toFixed(0)} * var(--unit))`,
        top: `calc(${(y - bounds.top).toFixed(0)} * var(--unit))`,
      }}
    >
      {name}
    </span>
  ));
}
