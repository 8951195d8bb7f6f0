import { ask, settle, type Telling } from './asking.ts';
import { canGrow } from './family.ts';
import { furnish, furnishable } from './furnish.ts';
import type { Cost } from './furnishings.ts';
import { gain, homeOf, type SheetTable, type SpaceOnTable } from './home.ts';
import { grow } from './parts.ts';
import { placeTwin, tilesToLay } from './tiles-and-crops.ts';

/** Of Supplies, and of one branch of Growth. */
export const SIX_GOODS: Cost = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };

interface Choosing {
  readonly table: SheetTable;
  readonly seat: number;
  readonly space: SpaceOnTable;
}

interface Branch {
  readonly name: string;
  readonly can: () => boolean;
  /** Whether it could be done once the other branch has been. */
  readonly canAfterOther: () => boolean;
  readonly go: () => Telling<unknown>;
}

/** CV-16d: one branch, or two in an order that can be done. */
export function* chooseBranch(action: Choosing): Telling {
  const { table, seat, space } = action;
  const home = homeOf(table, seat);
  const branches = branchesOf(action);
  const isBoth = () =>
    space.id === 'housework' || (home.built.includes('guest-room') && !(space.id === 'extension' && home.extended));
  const answers = () => {
    const possible = branches.filter(({ can }) => can());
    const single = possible.map(({ name }) => `branch ${name}`);
    if (!isBoth()) return single;
    const pairs = possible.flatMap((one) =>
      branches
        .filter((other) => other !== one && other.canAfterOther())
        .map((other) => `branch ${one.name} ${other.name}`),
    );
    return [...single, ...pairs];
  };
  const answer = yield* ask({ table, seat, step: 'branch', answers });
  const names = answer?.split(' ').slice(1) ?? [];
  if (space.id === 'extension' && names.length === 2) home.extended = true;
  for (const name of names) yield* (branches.find((each) => each.name === name) as Branch).go();
}

function branchesOf({ table, seat, space }: Choosing): Branch[] {
  const home = homeOf(table, seat);
  const always = () => true;
  const must = { table, seat, may: false };
  const gains = (name: string, goods: Cost): Branch => ({
    name,
    can: always,
    canAfterOther: always,
    *go() {
      gain(home, goods);
      yield* settle(table, seat);
    },
  });
  const growth: Branch = {
    name: 'growth',
    can: () => canGrow(home),
    canAfterOther: () => canGrow(home) || furnishable(table, home, 'dwelling').some((id) => canGrow(home, id)),
    go: () => grow(must, canGrow),
  };
  const dwelling = (thenGrow: boolean): Branch => ({
    name: 'dwelling',
    can: () => furnishable(table, home, 'dwelling').length > 0,
    canAfterOther: () => furnishable(table, home, 'dwelling').length > 0,
    *go() {
      const furnished = yield* furnish({ table, seat, only: 'dwelling' });
      if (furnished && thenGrow) yield* grow({ table, seat, may: true }, canGrow);
    },
  });
  const tile = (name: string, twin: string, goods: Cost): Branch => ({
    name,
    can: () => tilesToLay(home, twin).length > 0,
    canAfterOther: () => tilesToLay(home, twin).length > 0,
    go: () => placeTwin(must, [twin], goods),
  });
  switch (space.id) {
    case 'housework':
      return [
        gains('dog', { dog: 1 }),
        {
          name: 'furnish',
          can: () => furnishable(table, home, 'any').length > 0,
          canAfterOther: () => {
            const wood = home.built.includes('dog-school') ? 1 : 0;
            home.goods.wood += wood;
            home.goods.dog++;
            const can = furnishable(table, home, 'any').length > 0;
            home.goods.wood -= wood;
            home.goods.dog--;
            return can;
          },
          go: () => furnish({ table, seat, only: 'any' }),
        },
      ];
    case 'growth':
      return [gains('goods', SIX_GOODS), { ...growth, canAfterOther: () => canGrow(home) }];
    case 'wish-for-children':
      return [growth, dwelling(false)];
    case 'urgent-wish':
      return [gains('gold', { gold: 3 }), dwelling(true)];
    default:
      return [tile('forest', 'meadow-field', { wood: 1 }), tile('mountain', 'cavern-tunnel', { stone: 1 })];
  }
}
