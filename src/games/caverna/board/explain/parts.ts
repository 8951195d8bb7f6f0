import type { Refusal } from '../../../../kernel/refusal.ts';
import type { AboutPart, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import type { Branch, Effect, Part, PartName } from '../../box/effects.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { spaceAt } from '../../box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from '../../box/tiles.ts';
import { plain } from '../../messages/plain.ts';
import type { Acting } from '../../parts/part.ts';
import { bringsOf, isPart, isUsable, PARTS, whyClosed } from '../../parts/parts.ts';
import { type Caverna, emptyFields, type Player, playerAt } from '../../position.ts';
import { canGrow } from '../../rules/family.ts';
import type { Fence, FenceKind } from '../../rules/fencing.ts';
import { canForge, forgeLines } from '../../rules/forging.ts';
import { furnishingsNow } from '../../rules/furnishing.ts';
import { billOf } from '../../rules/payments.ts';
import { isImitable } from '../../rules/spaces.ts';
import { canDigRubies, whyNoRubyMine } from '../../rules/tiles.ts';
import { tradeOf, tradesOf } from '../../steps/trade.ts';
import type { Word } from '../../words.ts';
import type { Asked } from '../going.ts';
import { listed, sayGoods, sayPrice } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import type { Speak } from '../words.ts';
import { fencePart } from './fence-parts.ts';
import { pricedPart, reasonOf } from './savings.ts';
import { type Settle, settlingOf } from './settling.ts';
import { tileParts } from './tile-parts.ts';

/** Who would go where, and how it is said. */
interface Going {
  readonly view: Caverna;
  readonly space: number;
  /** Who goes next. */
  readonly acting: Acting;
  readonly player: Player;
  readonly speak: Speak;
  /** What is asked there first, by those who may go there now. */
  readonly asked: Asked | undefined;
  readonly settle: Settle;
  /** The places that are ticked already. */
  readonly ticked: readonly PlaceId[];
}

/** What a space would let the next Person do: each part with its price, why it is lower, and why it is closed. */
export function partsAt(
  space: number,
  view: Caverna,
  acting: Acting,
  speak: Speak,
  asked?: Asked,
  ticked: readonly PlaceId[] = [],
): readonly AboutPart[] {
  const { seat } = acting;
  const settle = settlingOf(asked, seat);
  const going = { view, space, acting, player: playerAt(view, seat), speak, asked, settle, ticked };
  return partsIn(spaceAt(space).effect, going, []);
}

/** What an effect comes to, after other parts of the space that may make it possible. */
function partsIn(effect: Effect, going: Going, before: readonly Part[]): readonly AboutPart[] {
  if ('parts' in effect) {
    return effect.parts.flatMap((part, i) => partsIn(part, going, effect.parts.slice(0, i).filter(isPart)));
  }
  if ('branches' in effect) {
    return [...effect.branches.map((branch) => branchPart(branch, going)), ...bothParts(going)];
  }
  return explained(effect.is === 'may' ? effect.part : effect, going, before);
}

function explained<Name extends PartName>(part: Part<Name>, going: Going, before: readonly Part[]) {
  const why = whyClosed(going.view, going.acting, part, before);
  return EXPLAIN[part.is](part, going, closedBy(why, going.speak));
}

function closedBy(why: Refusal<Word> | undefined, speak: Speak): Pick<AboutPart, 'closed'> {
  return why === undefined ? {} : { closed: reasonOf(why, speak) };
}

/** One way to go: what it comes to first, and what follows. */
function branchPart({ name, effect: way }: Branch, going: Going): AboutPart {
  const { speak, settle } = going;
  const [first, ...then] = way.is === 'gain' ? [] : partsIn(way, going, []);
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

type Closed = Pick<AboutPart, 'closed'>;
type Explain<Name extends PartName> = (part: Part<Name>, going: Going, closed: Closed) => readonly AboutPart[];

/** Goods are told with the space. */
const nothing = () => [];

/** How each part is shown; the rules say what it costs and why it is closed. */
const EXPLAIN: { readonly [Name in PartName]: Explain<Name> } = {
  take: nothing,
  gain: nothing,
  'per-mine': nothing,
  'with-mines': nothing,
  'starting-player': nothing,
  place: (part, { view, player, speak, settle }) => tileParts(part, view, player, speak, settle),
  'ruby-mine': (_part, { view, player, speak }) =>
    (['tunnel', 'deep-tunnel'] as const).map((on) => ({
      title: speak(`part.ruby-mine-${on}`),
      price: speak('board.free'),
      lines: on === 'tunnel' ? [] : [{ text: speak('part.brings', { goods: speak('amount.ruby', { count: 1 }) }) }],
      ...closedBy(canDigRubies(view, player, on) ? undefined : whyNoRubyMine(view, on), speak),
    })),
  furnish: ({ only }, { view, acting, player, speak }, closed) => {
    const payable = furnishingsNow(view, acting.seat, only).map((each) => furnishingAt(each).id);
    if (only === 'any') {
      const lines = payable.length > 0 ? [{ text: speak('part.payable', { count: payable.length }) }] : [];
      return [{ title: speak('branch.furnish'), lines, ...closed }];
    }
    const names = payable.map((id) => speak(`furnishing.${id}`)).join(', ');
    const lines = payable.length > 0 ? [{ text: speak('part.payable-dwellings', { names }) }] : [];
    // The price of the ordinary one, unless only others can be paid.
    if (payable.length > 0 && !payable.includes('dwelling'))
      return [{ title: speak('branch.dwelling'), lines, ...closed }];
    const bill = billOf(player, furnishingAt(furnishingNumber('dwelling')).cost, 'furnishing');
    return [{ ...pricedPart(speak('branch.dwelling'), bill, player, speak, lines), ...closed }];
  },
  fences: ({ stable }, going) => fenceParts(stable, going),
  sow: (_part, { player, speak }, closed) => {
    const { grain, vegetable, gemfruit = 0, mushroom = 0 } = player.goods;
    const crops = { grain, vegetable, gemfruit, mushroom };
    const text = speak('part.to-sow', { goods: sayGoods(crops, speak), fields: emptyFields(player) });
    return [{ title: speak('part.sow'), lines: listed(crops).length > 0 ? [{ text }] : [], ...closed }];
  },
  // CV-7.2: the strongest weapon that can be paid.
  forge: (_part, { player, acting, speak }, closed) => {
    const title = speak('part.forge');
    const best = forgeLines(player, acting.person.kind).findLast((line) => canForge(player, line));
    if (best === undefined || closed.closed !== undefined) return [{ title, ...closed }];
    const lines = [{ text: speak('part.up-to-strength', { strength: best.strength }) }];
    return [pricedPart(title, billOf(player, best.cost, 'weapon'), player, speak, lines)];
  },
  expedition: ({ level, times }, { acting, speak }, closed) => {
    const { strength } = acting.person;
    const armed = { text: speak('part.with-strength', { strength }), rule: 'CV-7.8' };
    const forged = { text: speak('part.with-new-weapon'), rule: 'CV-7.6' };
    const lines = strength > 0 ? [armed] : closed.closed === undefined ? [forged] : [];
    return [{ title: speak('part.expedition', { level, times }), lines, ...closed }];
  },
  grow: (_part, { player, speak }, closed) => {
    const title = speak('branch.growth');
    if (closed.closed !== undefined || canGrow(player)) return [{ title, price: speak('board.free'), ...closed }];
    return [{ title, lines: [{ text: speak('part.with-new-bed'), rule: 'CV-4.28' }] }];
  },
  trade: (_part, { player, speak }, closed) => {
    const { give, get } = tradeOf(1);
    const text = speak('part.trade-for', { goods: sayGoods(get, speak), times: tradesOf(player) });
    const lines = [{ text, rule: PARTS.trade.rule }];
    return [{ title: speak('part.trade'), price: sayPrice(give, speak), lines, ...closed }];
  },
  market: (_part, { view, acting, space, player, speak }) => {
    const gold = player.goods.gold + (bringsOf(view, acting, space).gold ?? 0);
    return [{ title: speak('panel.market'), lines: [{ text: speak('part.market', { gold }) }] }];
  },
  imitate: ({ food }, { view, acting, speak }, closed) => {
    const { seat, person } = acting;
    const names = view.spaces.flatMap(({ space }, at) =>
      isImitable(view, seat, at) && isUsable(view, seat, at, person)
        ? [plain(speak(`space.${spaceAt(space).id}`))]
        : [],
    );
    const lines =
      names.length === 0 ? [] : [{ text: speak('part.could-copy', { names: names.join(', ') }), rule: 'CV-4.31' }];
    return [{ title: speak('part.imitate'), price: sayPrice({ food }, speak), lines, ...closed }];
  },
};

const FENCES: readonly Fence[] = [
  { kind: 'small', printed: SMALL_PASTURE_WOOD },
  { kind: 'large', printed: LARGE_PASTURE_WOOD },
  { kind: 'stable', printed: STABLE_STONE },
];

/** CV-4.14 to CV-4.18: what may be built, besides what is ticked, with what lies on the space where that is taken first. */
function fenceParts(stable: boolean, { view, acting, player, speak, asked, settle, ticked }: Going): AboutPart[] {
  const builder = asked?.frame.step === 'fences' ? playerAt(asked.after, acting.seat) : player;
  const isTicked = (kind: FenceKind) => ticked.includes(placeOf.fence(kind));
  return FENCES.filter(({ kind }) => stable || kind !== 'stable').map((fence) => {
    const besides = FENCES.filter(({ kind }) => kind !== fence.kind && isTicked(kind));
    return { ...fencePart(fence, view, builder, speak, besides), ...settle(placeOf.fence(fence.kind)) };
  });
}
