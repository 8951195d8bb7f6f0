import { at } from '../../../../kernel/lists.ts';
import { READING_ORDER } from '../../box/cells.ts';
import { ALL_CROPS, type Crop, MOST_SOWN, SOWN } from '../../box/goods.ts';
import type { FrameOf } from '../../frames.ts';
import { type CavernaMove, moveAt, moveOn, SKIP, SOW, SOW_ON } from '../../moves.ts';
import type { Player } from '../../position.ts';
import { fieldsToSow } from '../../rules/sowing.ts';

/** What is to be sown where, in the order in which it was chosen. */
export type SowingPlan = readonly { readonly cell: number; readonly crop: Crop }[];

/** What a step of sowing leaves to be chosen. */
export interface Sowable {
  /** The crops that can be sown on a cell, in the order in which they are gone through. */
  readonly sites: ReadonlyMap<number, readonly Crop[]>;
  /** How many of each. */
  readonly most: Readonly<Record<Crop, number>>;
  /** CV-4.23: whether fields are filled one after another; otherwise the sower names the sites (FF-5.10). */
  readonly inOrder: boolean;
}

export type SowingFrame = FrameOf<'sow' | 'sow-crop'>;

export function sowableOf(frame: SowingFrame, player: Player, offers: readonly CavernaMove[]): Sowable {
  return frame.step === 'sow' ? sowableFields(player, offers) : sowableSites(frame, player, offers);
}

function sowableFields(player: Player, offers: readonly CavernaMove[]): Sowable {
  const ways = offers.filter((move) => move.do === 'sow');
  const most = {
    grain: Math.max(0, ...ways.map(({ grain }) => grain)),
    vegetable: Math.max(0, ...ways.map(({ vegetable }) => vegetable)),
    gemfruit: 0,
    mushroom: 0,
  };
  const crops = ALL_CROPS.filter((crop) => most[crop] > 0);
  return { sites: new Map(fieldsToSow(player).map((cell) => [cell, crops])), most, inOrder: true };
}

function sowableSites(frame: FrameOf<'sow-crop'>, { goods, tops }: Player, offers: readonly CavernaMove[]): Sowable {
  const ways = offers.filter((move) => move.do === 'sow-on');
  const most = (crop: Crop) => Math.min(MOST_SOWN - frame[crop], Math.floor((goods[crop] ?? 0) / SOWN[crop].own));
  const cropsAt = (cell: number) =>
    ALL_CROPS.filter((crop) => ways.some((way) => way.crop === crop && way.cell === cell));
  const cells = READING_ORDER.filter((cell) => ways.some((way) => way.cell === cell));
  const isWild = (cell: number) => tops[cell] === 'none';
  return {
    // FF-7.3.3: the forest comes last; it may be wanted for something else.
    sites: new Map(
      [false, true]
        .flatMap((wild) => cells.filter((cell) => isWild(cell) === wild))
        .map((cell) => [cell, cropsAt(cell)]),
    ),
    most: {
      grain: most('grain'),
      vegetable: most('vegetable'),
      gemfruit: most('gemfruit'),
      mushroom: most('mushroom'),
    },
    inOrder: false,
  };
}

export function countIn(plan: SowingPlan, crop: Crop): number {
  return plan.filter((each) => each.crop === crop).length;
}

export function cropAt(plan: SowingPlan, cell: number): Crop | undefined {
  return plan.find((each) => each.cell === cell)?.crop;
}

/** What a cell can be sown with besides what is planned elsewhere. */
function cropsLeft({ sites, most }: Sowable, plan: SowingPlan, cell: number): Crop[] {
  const elsewhere = plan.filter((each) => each.cell !== cell);
  return (sites.get(cell) ?? []).filter((crop) => countIn(elsewhere, crop) < most[crop]);
}

/** Whether a click on the cell changes anything. */
export function canTurn(sowable: Sowable, plan: SowingPlan, cell: number): boolean {
  return cropAt(plan, cell) !== undefined || cropsLeft(sowable, plan, cell).length > 0;
}

/** The next crop on a cell, and after the last none. CV-4.23: what is put on any empty field comes to the next one in order. */
export function turned(sowable: Sowable, plan: SowingPlan, cell: number): SowingPlan {
  if (!canTurn(sowable, plan, cell)) return plan;
  const now = cropAt(plan, cell);
  const order = sowable.sites.get(cell) ?? [];
  const [crop] = cropsLeft(sowable, plan, cell).filter(
    (each) => now === undefined || order.indexOf(each) > order.indexOf(now),
  );
  const next =
    now === undefined
      ? [...plan, ...(crop === undefined ? [] : [{ cell, crop }])]
      : plan.flatMap((each) => (each.cell !== cell ? [each] : crop === undefined ? [] : [{ cell, crop }]));
  return sowable.inOrder ? inOrder(sowable, next) : next;
}

function inOrder({ sites }: Sowable, plan: SowingPlan): SowingPlan {
  const cells = [...sites.keys()];
  return plan.map(({ crop }, index) => ({ crop, cell: at(cells, index) }));
}

/** The plan with whatever else can be sown. */
export function filled(sowable: Sowable, plan: SowingPlan): SowingPlan {
  const all = [...plan];
  for (const cell of sowable.sites.keys()) {
    const [crop] = cropAt(all, cell) === undefined ? cropsLeft(sowable, all, cell) : [];
    if (crop !== undefined) all.push({ cell, crop });
  }
  return all;
}

/** What of a plan is still possible: exchanges may have taken crops from it. */
export function stillPossible(sowable: Sowable, plan: SowingPlan): SowingPlan {
  const possible: SowingPlan[number][] = [];
  for (const each of plan) if (cropsLeft(sowable, possible, each.cell).includes(each.crop)) possible.push(each);
  return sowable.inOrder ? inOrder(sowable, possible) : possible;
}

/** The answers that sow as planned, and end the sowing where more would be asked for. */
export function answersFor(sowable: Sowable, plan: SowingPlan): CavernaMove[] {
  if (plan.length === 0) return [];
  if (sowable.inOrder) return [moveOn(SOW, countIn(plan, 'grain'), countIn(plan, 'vegetable'))];
  const isMore = filled(sowable, plan).length > plan.length;
  return [...plan.map(({ crop, cell }) => moveAt(SOW_ON[crop], cell)), ...(isMore ? [SKIP] : [])];
}
