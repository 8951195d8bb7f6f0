import type { Seat } from '../../../../kernel/game.ts';
import type { AboutPart, PlaceId, Speak } from '../../../../web/board-kit/tabletop.ts';
import type { Branch, Effect, Part } from '../../box/effects.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { GOLD_OF_A_TRADE, MOST_TRADES, ORE_OF_A_TRADE } from '../../box/market.ts';
import { spaceAt } from '../../box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from '../../box/tiles.ts';
import { canGrow, couldGrowWith, nextPerson } from '../../family.ts';
import { canForge, canForgeAny, forgeLines } from '../../forging.ts';
import { canFurnish, dwellingsNow, sitesOf } from '../../furnishing.ts';
import { type Caverna, emptyFields, type Person, type Player, playerAt } from '../../position.ts';
import { canSow } from '../../sowing.ts';
import { isImitable, isUsable } from '../../usable.ts';
import { deedsOf } from '../brings.ts';
import type { Asked } from '../going.ts';
import { listed, sayGoods, sayPrice } from '../goods.tsx';
import { plain } from '../home/tags.ts';
import { type FenceKind, placeOf } from '../places.ts';
import { type Fence, fencePart } from './fence-parts.ts';
import { billOf, pricedPart, type Reason } from './savings.ts';
import { type Settle, settlingOf } from './settling.ts';
import { tileParts } from './tile-parts.ts';

/** Who would go where, and how it is said. */
interface Going {
  readonly view: Caverna;
  readonly seat: Seat;
  readonly player: Player;
  /** Who goes next. */
  readonly person: Pick<Person, 'strength' | 'kind'>;
  readonly speak: Speak;
  /** All that can be done at the space. */
  readonly deeds: readonly Effect[];
  /** What is asked there first, by those who may go there now. */
  readonly asked: Asked | undefined;
  readonly settle: Settle;
  /** The places that are ticked already. */
  readonly ticked: readonly PlaceId[];
}

const UNARMED = { strength: 0, kind: 'regular' } as const;

/** What a space would let the next Person do: each part with its price, why it is lower, and why it is closed. */
export function partsOf(
  space: number,
  view: Caverna,
  seat: Seat,
  speak: Speak,
  asked?: Asked,
  ticked: readonly PlaceId[] = [],
): AboutPart[] {
  const player = playerAt(view, seat);
  const person = player.people[nextPerson(view, player)] ?? UNARMED;
  const deeds = deedsOf(space);
  const settle = settlingOf(asked, seat);
  const going: Going = { view, seat, player, person, speak, deeds, asked, settle, ticked };
  return partsIn(spaceAt(space).effect, going);
}

function partsIn(effect: Effect, going: Going): AboutPart[] {
  if ('parts' in effect) return effect.parts.flatMap((part) => partsIn(part, going));
  if ('branches' in effect) {
    return [...effect.branches.map((branch) => branchPart(branch, going)), ...bothParts(going)];
  }
  return partOf(effect.is === 'may' ? effect.part : effect, going);
}

/** One way to go: what it comes to first, and what follows. */
function branchPart({ name, effect: way }: Branch, going: Going): AboutPart {
  const { speak, settle } = going;
  const [first, ...then] = way.is === 'gain' ? [] : partsIn(way, going);
  const after = then.filter(({ closed }) => closed === undefined).map(({ title }) => title);
  return {
    title: speak(`branch.${name}`),
    ...first,
    ...(after.length > 0 && {
      lines: [...(first?.lines ?? []), { text: speak('part.then', { parts: after.join(', ') }) }],
    }),
    ...settle(placeOf.branch(name)),
  };
}

/** CV-4.27, CV-11.7: two ways to go, one after the other, where that is offered. */
function bothParts({ asked, speak, settle }: Going): AboutPart[] {
  return (asked?.offers ?? []).flatMap((move): AboutPart[] => {
    if (move.do !== 'branch' || !('second' in move)) return [];
    const { first, second } = move;
    const title = speak('branch.both', { first: speak(`branch.${first}`), second: speak(`branch.${second}`) });
    return [{ title, ...settle(placeOf.branch(first, second)) }];
  });
}

function partOf(part: Part, going: Going): AboutPart[] {
  switch (part.is) {
    case 'place':
      return tileParts(part, going.view, going.player, going.speak, going.settle);
    case 'ruby-mine':
      return [rubyMine('tunnel', going), rubyMine('deep-tunnel', going)];
    case 'furnish':
      return [furnishPart(part.only, going)];
    case 'fences':
      return fenceParts(part.stable, going);
    case 'sow':
      return [sowPart(going)];
    case 'forge':
      return [forgePart(going)];
    case 'expedition':
      return [expeditionPart(part.level, part.times, going)];
    case 'grow':
      return [growPart(going)];
    case 'trade':
      return [tradePart(going)];
    case 'market':
      return [marketPart(going)];
    case 'imitate':
      return [imitationPart(part.food, going)];
    default:
      return [];
  }
}

function closedBy(text: string, rule: string): Reason {
  return { text, rule };
}

function rubyMine(on: 'tunnel' | 'deep-tunnel', { player, speak }: Going): AboutPart {
  return {
    title: speak(`part.ruby-mine-${on}`),
    price: speak('board.free'),
    lines: on === 'tunnel' ? [] : [{ text: speak('part.brings', { goods: speak('amount.ruby', { count: 1 }) }) }],
    ...(!player.tops.includes(on) && { closed: closedBy(speak(`part.no-${on}`), 'CV-5.13') }),
  };
}

function furnishPart(only: 'any' | 'dwelling', { view, seat, player, speak }: Going): AboutPart {
  const sites = sitesOf(view, seat);
  const all = view.owners.map((_, number) => number).filter((each) => only === 'any' || isDwelling(each));
  const payable = all.filter((each) => canFurnish(view, player, each, sites, furnishingAt(each).cost)).length;
  const closed =
    payable > 0
      ? undefined
      : sites === 0
        ? closedBy(speak('blocked.no-cavern'), 'CV-4.7')
        : closedBy(speak('part.none-payable'), 'CV-4.6');
  const lines = payable > 0 ? [{ text: speak('part.payable', { count: payable }) }] : [];
  if (only === 'any') return { title: speak('branch.furnish'), lines, ...(closed && { closed }) };
  const bill = billOf(player, furnishingAt(furnishingNumber('dwelling')).cost, 'furnishing');
  return pricedPart(speak('branch.dwelling'), bill, player, speak, lines, closed);
}

function isDwelling(furnishing: number): boolean {
  return furnishingAt(furnishing).tag === 'dwelling';
}

const FENCES: readonly Fence[] = [
  ['small', SMALL_PASTURE_WOOD],
  ['large', LARGE_PASTURE_WOOD],
  ['stable', STABLE_STONE],
];

/** CV-4.14 to CV-4.18: what may be built, besides what is ticked, with what lies on the space where that is taken first. */
function fenceParts(stable: boolean, { seat, player, speak, asked, settle, ticked }: Going): AboutPart[] {
  const builder = asked?.frame.step === 'fences' ? playerAt(asked.after, seat) : player;
  const isTicked = (kind: FenceKind) => ticked.includes(placeOf.fence(kind));
  return FENCES.filter(([kind]) => stable || kind !== 'stable').map((fence) => {
    const [kind] = fence;
    const besides = FENCES.filter(([other]) => other !== kind && isTicked(other));
    return { ...fencePart(fence, builder, speak, besides), ...settle(placeOf.fence(kind)) };
  });
}

function sowPart({ view, player, speak }: Going): AboutPart {
  const { grain, vegetable, gemfruit = 0, mushroom = 0 } = player.goods;
  const crops = { grain, vegetable, gemfruit, mushroom };
  const has = listed(crops).length > 0;
  return {
    title: speak('part.sow'),
    lines: has ? [{ text: speak('part.to-sow', { goods: sayGoods(crops, speak), fields: emptyFields(player) }) }] : [],
    ...(!canSow(view, player) && {
      closed: has ? closedBy(speak('part.no-field'), 'CV-4.23') : closedBy(speak('part.no-crops'), 'CV-4.21'),
    }),
  };
}

/** CV-7.2: the strongest weapon that can be paid. */
function forgePart({ player, person, speak }: Going): AboutPart {
  const title = speak('part.forge');
  if (person.strength > 0) return { title, closed: closedBy(speak('part.armed'), 'CV-7.2') };
  const best = forgeLines(player, person.kind).findLast((line) => canForge(player, line));
  if (best === undefined) {
    if (canForgeAny(player, person.kind)) return { title };
    return { title, closed: closedBy(speak('blocked.no-ore-for-weapon'), 'CV-7.2') };
  }
  const { strength, cost } = best;
  const lines = [{ text: speak('part.up-to-strength', { strength }) }];
  return pricedPart(title, billOf(player, cost, 'weapon'), player, speak, lines);
}

function expeditionPart(level: number, times: number, { player, person, deeds, speak }: Going): AboutPart {
  const { strength, kind } = person;
  const forges = strength === 0 && deeds.some(({ is }) => is === 'forge') && canForgeAny(player, kind);
  return {
    title: speak('part.expedition', { level, times }),
    lines:
      strength > 0
        ? [{ text: speak('part.with-strength', { strength }), rule: 'CV-7.8' }]
        : forges
          ? [{ text: speak('part.with-new-weapon'), rule: 'CV-7.6' }]
          : [],
    ...(strength === 0 && !forges && { closed: closedBy(speak('blocked.unarmed'), 'CV-7.6') }),
  };
}

function growPart({ view, seat, player, deeds, speak }: Going): AboutPart {
  const title = speak('branch.growth');
  if (canGrow(player)) return { title, price: speak('board.free') };
  const moves = deeds.some(({ is }) => is === 'furnish') && deeds.some(({ is }) => is === 'gain');
  if (moves && dwellingsNow(view, seat).some((each) => couldGrowWith(player, each))) {
    return { title, lines: [{ text: speak('part.with-new-bed'), rule: 'CV-4.28' }] };
  }
  return { title, closed: closedBy(speak('blocked.branch-growth'), 'CV-8.4') };
}

function tradePart({ player, speak }: Going): AboutPart {
  const times = Math.min(MOST_TRADES, Math.floor(player.goods.ore / ORE_OF_A_TRADE));
  const goods = sayGoods({ gold: GOLD_OF_A_TRADE, food: 1 }, speak);
  return {
    title: speak('part.trade'),
    price: speak('amount.ore', { count: ORE_OF_A_TRADE }),
    lines: [{ text: speak('part.trade-for', { goods, times }), rule: 'CV-4.36' }],
    ...(times === 0 && { closed: closedBy(speak('blocked.ore', { ore: ORE_OF_A_TRADE }), 'CV-4.36') }),
  };
}

function marketPart({ player, deeds, speak }: Going): AboutPart {
  const more = deeds.reduce((sum, deed) => sum + (deed.is === 'gain' ? (deed.goods.gold ?? 0) : 0), 0);
  return { title: speak('panel.market'), lines: [{ text: speak('part.market', { gold: player.goods.gold + more }) }] };
}

/** CV-4.31 to CV-4.35 */
function imitationPart(food: number, { view, seat, player, person, speak }: Going): AboutPart {
  const names = view.spaces.flatMap(({ space }, at) =>
    isImitable(view, seat, at) && isUsable(view, seat, at, person) ? [plain(speak(`space.${spaceAt(space).id}`))] : [],
  );
  const closed =
    names.length === 0
      ? closedBy(speak('blocked.nothing-to-imitate'), 'CV-4.35')
      : player.goods.food < food
        ? closedBy(speak('rooms.short', { goods: sayGoods({ food: food - player.goods.food }, speak) }), 'CV-4.35')
        : undefined;
  return {
    title: speak('part.imitate'),
    price: sayPrice({ food }, speak),
    lines: names.length === 0 ? [] : [{ text: speak('part.could-copy', { names: names.join(', ') }), rule: 'CV-4.31' }],
    ...(closed && { closed }),
  };
}
