import { FURNISHINGS } from '../box/furnishings.ts';
import { emptyFields, type Player, personAt } from '../position.ts';
import { lossesOf } from '../score.ts';
import type { Prospects } from './prospects.ts';
import { timeFor, WORTH } from './worth.ts';

/** A heap of one thing is worth less than its pieces. */
function usable(amount: number): number {
  return amount <= WORTH.enough ? amount : WORTH.enough + WORTH.surplus * (amount - WORTH.enough);
}

const PROMISED: Readonly<Record<string, number>> = { wood: WORTH.wood, stone: WORTH.stone, ruby: 1 + WORTH.ruby };

/** What can be spent, sown or is promised, while there is time for it. */
export function goodsOf(player: Player, { actions, rounds }: Prospects): number {
  const { goods, promised } = player;
  const time = timeFor(actions);
  let worth =
    WORTH.wood * usable(goods.wood) +
    WORTH.stone * usable(goods.stone) +
    WORTH.ore * usable(goods.ore) +
    WORTH.ruby * Math.min(5, goods.ruby) +
    WORTH.gold * Math.min(6, goods.gold);
  const empty = emptyFields(player);
  const vegetables = Math.min(2, goods.vegetable, empty);
  worth += WORTH.vegetableSeed * vegetables + WORTH.grainSeed * Math.min(2, goods.grain, empty - vegetables);
  for (const { good, rounds: due } of promised) {
    worth += 0.8 * (PROMISED[good] ?? 0) * Math.min(due, rounds);
  }
  return worth * time;
}

/** How much of its use each weapon finds, from the strongest down: there are few expeditions in a round. */
const SHARE = [1, 0.8, 0.5, 0.3, 0.2, 0.15];

export function weaponsOf(player: Player, { rounds, unplaced }: Prospects): number {
  const { people } = player;
  const left = rounds + (unplaced > 0 ? 0.5 : 0);
  let worth = 0;
  for (let i = 0; i < people.length; i++) {
    const { strength } = personAt(player, i);
    if (strength === 0) continue;
    let stronger = 0;
    for (let other = 0; other < people.length; other++) {
      const { strength: theirs } = personAt(player, other);
      if (theirs > strength || (theirs === strength && other < i)) stronger++;
    }
    worth += (SHARE[stronger] as number) * left * (WORTH.armed + WORTH.strength * strength);
  }
  return worth;
}

const BOT_WORTH = FURNISHINGS.map(({ bot }) => bot);

/** What furnishings will still bring. */
export function furnishingsOf(player: Player, prospects: Prospects): number {
  const { things } = player.held;
  let worth = 0;
  for (const thing of things) {
    const bot = BOT_WORTH[thing];
    // Folks are of no use by themselves.
    if (bot !== undefined) worth += bot.use * prospects.rounds + (bot.now?.(player, prospects, lossesOf) ?? 0);
  }
  return worth;
}
