import type { Seat } from '../../kernel/game.ts';
import { type Goods, noGoods } from './box/goods.ts';
import type { Player } from './position.ts';
import type { Prospects } from './prospects.ts';

/** What a standing was reckoned from, and what it came to. */
interface Reckoning {
  people: Player['people'];
  tops: Player['tops'];
  stables: Player['stables'];
  sown: Player['sown'];
  promised: Player['promised'];
  readonly goods: Goods;
  rounds: number;
  unplaced: number;
  next: number;
  actionsBefore: number;
  reaps: boolean;
  later: number;
  breedings: number;
  standing: number;
}

/** The last of each seat: from one position that bots look at to the next, most seats stand as they did. */
const last: (Reckoning | undefined)[] = [];

function sameGoods(a: Goods, b: Goods): boolean {
  return (
    a.wood === b.wood &&
    a.stone === b.stone &&
    a.ore === b.ore &&
    a.ruby === b.ruby &&
    a.grain === b.grain &&
    a.vegetable === b.vegetable &&
    a.food === b.food &&
    a.gold === b.gold &&
    a.dog === b.dog &&
    a.sheep === b.sheep &&
    a.donkey === b.donkey &&
    a.boar === b.boar &&
    a.cattle === b.cattle &&
    a.begging === b.begging &&
    a.gemfruit === b.gemfruit &&
    a.mushroom === b.mushroom
  );
}

/** Lists are never changed, but replaced: the same list says the same. What is furnished lies on the cells. */
export function recallStanding(seat: Seat, player: Player, prospects: Prospects): number | undefined {
  const known = last[seat];
  const isSame =
    known !== undefined &&
    known.tops === player.tops &&
    known.people === player.people &&
    known.stables === player.stables &&
    known.sown === player.sown &&
    known.promised === player.promised &&
    known.rounds === prospects.rounds &&
    known.unplaced === prospects.unplaced &&
    known.next === prospects.next &&
    known.actionsBefore === prospects.actionsBefore &&
    known.reaps === prospects.reaps &&
    known.later === prospects.later &&
    known.breedings === prospects.breedings &&
    sameGoods(known.goods, player.goods);
  return isSame ? known.standing : undefined;
}

export function rememberStanding(seat: Seat, player: Player, prospects: Prospects, standing: number): void {
  const { people, tops, stables, sown, promised } = player;
  const { rounds, unplaced, next, actionsBefore, reaps, later, breedings } = prospects;
  const known = last[seat];
  const goods = Object.assign(known?.goods ?? noGoods(), player.goods);
  last[seat] = {
    people,
    tops,
    stables,
    sown,
    promised,
    goods,
    rounds,
    unplaced,
    next,
    actionsBefore,
    reaps,
    later,
    breedings,
    standing,
  };
}
