import type { Seat } from '../../../kernel/game.ts';
import { type Goods, noGoods } from '../box/goods.ts';
import type { Caverna, Player } from '../position.ts';

/** What a standing was reckoned from, and what it came to. */
interface Reckoning {
  readonly people: Player['people'];
  readonly tops: Player['tops'];
  readonly stables: Player['stables'];
  readonly sown: Player['sown'];
  readonly promised: Player['promised'];
  readonly passed: boolean;
  readonly goods: Goods;
  readonly round: number;
  readonly markers: Caverna['markers'];
  readonly markersShown: number;
  /** Rounds to come. */
  readonly rounds: number;
  readonly standing: number;
}

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

/** The last reckoning of each seat: from one position that bots look at to the next, most seats stand as they did. */
export interface Remembered {
  /**
   * Lists are never changed, but replaced: the same list says the same. What is furnished lies on the cells. Good only while People
   * go to work: then nothing else of a position matters to somebody whose turn it is not.
   */
  recall(p: Caverna, seat: Seat, player: Player): Reckoning | undefined;
  remember(p: Caverna, seat: Seat, player: Player, rounds: number, standing: number): void;
}

export function newRemembered(): Remembered {
  const last: (Reckoning | undefined)[] = [];
  return {
    recall(p, seat, player) {
      const known = last[seat];
      const isSame =
        known !== undefined &&
        known.tops === player.tops &&
        known.people === player.people &&
        known.stables === player.stables &&
        known.sown === player.sown &&
        known.promised === player.promised &&
        known.passed === player.passed &&
        known.round === p.round &&
        known.markers === p.markers &&
        known.markersShown === p.markersShown &&
        sameGoods(known.goods, player.goods);
      return isSame ? known : undefined;
    },
    remember(p, seat, player, rounds, standing) {
      const { people, tops, stables, sown, promised, passed } = player;
      const { round, markers, markersShown } = p;
      const goods = Object.assign(last[seat]?.goods ?? noGoods(), player.goods);
      last[seat] = {
        people,
        tops,
        stables,
        sown,
        promised,
        passed,
        goods,
        round,
        markers,
        markersShown,
        rounds,
        standing,
      };
    },
  };
}
