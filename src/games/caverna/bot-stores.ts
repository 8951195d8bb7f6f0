import { exchangesOf } from './bot-exchanges.ts';
import { furnishingNumber } from './box/furnishings.ts';
import { emptyFields, type Player } from './position.ts';
import type { Prospects } from './prospects.ts';
import { lostByUnused, missingTypes } from './score.ts';
import { USE_OF_FURNISHING, WORTH } from './worth.ts';

/** A heap of one thing is worth less than its pieces. */
function usable(amount: number): number {
  return amount <= WORTH.enough ? amount : WORTH.enough + WORTH.surplus * (amount - WORTH.enough);
}

const PROMISED: Readonly<Record<string, number>> = { wood: WORTH.wood, stone: WORTH.stone, ruby: 1 + WORTH.ruby };

/** What can be spent, sown or is promised, while there is time for it. */
export function goodsOf(player: Player, { actions, rounds }: Prospects): number {
  const { goods, promised } = player;
  const time = Math.min(1, actions / WORTH.timeEnough);
  let worth =
    WORTH.wood * usable(goods.wood) +
    WORTH.stone * usable(goods.stone) +
    WORTH.ore * usable(goods.ore) +
    WORTH.ruby * Math.min(5, goods.ruby) +
    WORTH.gold * Math.min(6, goods.gold);
  const empty = emptyFields(player);
  const vegetables = Math.min(2, goods.vegetable, empty);
  worth += WORTH.vegetableSeed * vegetables + WORTH.grainSeed * Math.min(2, goods.grain, empty - vegetables);
  for (let i = 0; i < promised.length; i++) {
    const { good, rounds: due } = promised[i] as Player['promised'][number];
    worth += 0.8 * (PROMISED[good] ?? 0) * Math.min(due, rounds);
  }
  return worth * time;
}

/** How much of its use each weapon finds, from the strongest down: there are few expeditions in a round. */
const SHARE = [1, 0.8, 0.5, 0.3, 0.2, 0.15];

export function weaponsOf({ people }: Player, { rounds, unplaced }: Prospects): number {
  const left = rounds + (unplaced > 0 ? 0.5 : 0);
  let worth = 0;
  for (let i = 0; i < people.length; i++) {
    const { strength } = people[i] as Player['people'][number];
    if (strength === 0) continue;
    let stronger = 0;
    for (let other = 0; other < people.length; other++) {
      const { strength: theirs } = people[other] as Player['people'][number];
      if (theirs > strength || (theirs === strength && other < i)) stronger++;
    }
    worth += (SHARE[stronger] as number) * left * (WORTH.armed + WORTH.strength * strength);
  }
  return worth;
}

const WRITING_CHAMBER = furnishingNumber('writing-chamber');
const BROOM_CHAMBER = furnishingNumber('broom-chamber');
const MOST_GIVEN_BACK = 7;
/** Points that are lost in the end where a match has just begun. */
const LOST_BY_CUSTOM = 4;

/** What furnishings will still bring. */
export function furnishingsOf(player: Player, prospects: Prospects): number {
  const { rounds, actions } = prospects;
  const { things } = player.held;
  let worth = 0;
  for (let i = 0; i < things.length; i++) {
    const thing = things[i] as number;
    worth += (USE_OF_FURNISHING[thing] as number) * rounds + exchangesOf(thing, player, prospects);
    if (thing === WRITING_CHAMBER) {
      // Most of what is lost as things stand will not be in the end.
      const losses = lostByUnused(player) + 2 * missingTypes(player) + 3 * player.goods.begging;
      const lasting = Math.min(losses, LOST_BY_CUSTOM + 3 * player.goods.begging + losses / (1 + actions));
      worth += Math.min(MOST_GIVEN_BACK, lasting) - Math.min(MOST_GIVEN_BACK, losses);
    } else if (thing === BROOM_CHAMBER && player.people.length < 5) {
      worth += player.people.length === 4 ? Math.min(3, rounds) : Math.min(1.5, rounds / 2);
    }
  }
  return worth;
}
