import type { Seat } from '../../../../kernel/game.ts';
import type { AboutPart, Speak } from '../../../../web/board-kit/tabletop.ts';
import type { Effect, Part } from '../../box/effects.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { GOLD_OF_A_TRADE, MOST_TRADES, ORE_OF_A_TRADE } from '../../box/market.ts';
import { spaceAt } from '../../box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE, type TwinTile } from '../../box/tiles.ts';
import { canGrow, couldGrowWith, nextPerson } from '../../family.ts';
import { canForge, canForgeAny, forgeLines } from '../../forging.ts';
import { canFurnish, dwellingsNow, sitesOf } from '../../furnishing.ts';
import { canLay } from '../../geometry.ts';
import { type Caverna, emptyFields, type Person, type Player, playerAt } from '../../position.ts';
import { canSow } from '../../sowing.ts';
import { isImitable, isUsable } from '../../usable.ts';
import { deedsOf } from '../brings.ts';
import { listed, sayGoods, sayPrice } from '../goods.tsx';
import { plain } from '../home/tags.ts';
import { fencePart } from './fence-parts.ts';
import { billOf, pricedPart, type Reason } from './savings.ts';

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
}

const UNARMED = { strength: 0, kind: 'regular' } as const;

/** What a space would let the next Person do: each part with its price, why it is lower, and why it is closed. */
export function partsOf(space: number, view: Caverna, seat: Seat, speak: Speak): AboutPart[] {
  const player = playerAt(view, seat);
  const person = player.people[nextPerson(view, player)] ?? UNARMED;
  const deeds = deedsOf(space);
  const going: Going = { view, seat, player, person, speak, deeds };
  return partsIn(spaceAt(space).effect, going);
}

function partsIn(effect: Effect, going: Going): AboutPart[] {
  if ('parts' in effect) return effect.parts.flatMap((part) => partsIn(part, going));
  if ('branches' in effect) {
    return effect.branches.flatMap(({ name, effect: way }) =>
      way.is === 'gain' ? [{ title: going.speak(`branch.${name}`) }] : partsIn(way, going),
    );
  }
  return partOf(effect.is === 'may' ? effect.part : effect, going);
}

function partOf(part: Part, going: Going): AboutPart[] {
  switch (part.is) {
    case 'place':
      return part.tiles.map((tile) => tilePart(tile, sayGoods(part.then, going.speak), going));
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

function tilePart(tile: TwinTile, brings: string, { view, player, speak }: Going): AboutPart {
  const isMine = tile === 'ore-mine';
  const reason = isMine
    ? closedBy(speak('part.no-two-tunnels'), 'CV-5.12')
    : closedBy(speak('blocked.no-site'), 'CV-4.13');
  return {
    title: speak(`tile.${tile}`),
    price: speak('board.free'),
    lines: brings === '' ? [] : [{ text: speak('part.brings', { goods: brings }) }],
    ...(!canLay(view, player, tile) && { closed: reason }),
  };
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

function fenceParts(stable: boolean, { player, speak }: Going): AboutPart[] {
  return [
    fencePart('small', SMALL_PASTURE_WOOD, player, speak),
    fencePart('large', LARGE_PASTURE_WOOD, player, speak),
    ...(stable ? [fencePart('stable', STABLE_STONE, player, speak)] : []),
  ];
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
