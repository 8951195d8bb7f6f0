import { clonePlayer, type Player, type TrollsAndPrincesses } from '../position.ts';

/** What a standing was reckoned from, and what it came to. */
interface Reckoning {
  readonly player: Player;
  readonly kingCards: TrollsAndPrincesses['kingCards'];
  readonly turns: number;
  readonly seen: number;
  readonly standing: number;
}

/** Lists are never changed, but replaced, so that the same list says the same. Cards to come count by their number only. */
function standsLike(a: Player, b: Player): boolean {
  return (
    a.trolls === b.trolls &&
    a.field === b.field &&
    a.power === b.power &&
    a.cows === b.cows &&
    a.filled === b.filled &&
    a.sites === b.sites &&
    a.tiles === b.tiles &&
    a.spots === b.spots &&
    a.stored === b.stored &&
    a.built === b.built &&
    a.cards === b.cards &&
    a.totems === b.totems &&
    a.humans === b.humans &&
    a.outpostsIn === b.outpostsIn &&
    a.outposts === b.outposts &&
    a.changelings === b.changelings &&
    a.covers === b.covers &&
    a.beds === b.beds &&
    a.princesses === b.princesses &&
    a.victories === b.victories &&
    a.markers === b.markers
  );
}

/** The last reckoning of each seat: from one position that bots look at to the next, most seats stand as they did. */
export interface Remembered {
  /** What the seat's standing was when it was the same in all that counts; undefined where it has to be reckoned. */
  recall(p: TrollsAndPrincesses, seat: number, player: Player, turns: number, seen: number): number | undefined;
  /** Players change, so a copy is kept. */
  remember(p: TrollsAndPrincesses, seat: number, player: Player, turns: number, seen: number, standing: number): void;
}

export function newRemembered(): Remembered {
  const last: (Reckoning | undefined)[] = [];
  return {
    recall({ kingCards }, seat, player, turns, seen) {
      const known = last[seat];
      if (known === undefined || known.turns !== turns || known.seen !== seen || known.kingCards !== kingCards)
        return undefined;
      return standsLike(known.player, player) ? known.standing : undefined;
    },
    remember({ kingCards }, seat, player, turns, seen, standing) {
      last[seat] = { player: clonePlayer(player), kingCards, turns, seen, standing };
    },
  };
}
