import type { Offers } from '../../../kernel/offers.ts';
import { STRONGEST_FORGED } from '../box/market.ts';
import { canForge, forge } from '../forging.ts';
import { house } from '../housing.ts';
import { FORGE, type Forge, moveAt, moveOn, type Plain, SOW, type SowFields } from '../moves.ts';
import { priceFor } from '../payments.ts';
import { personAt, playerAt } from '../position.ts';
import { emptyFields, mostSown, sow } from '../sowing.ts';
import { addSkip } from './landscape.ts';
import type { Ask } from './step.ts';

/** CV-4.21 */
export const sowFields: Ask<'sow', SowFields | Plain> = {
  rule: 'CV-4.21',
  anytime: true,
  completes: true,
  offer(p, { may }, seat, offers) {
    const player = playerAt(p, seat);
    const fields = emptyFields(player);
    const grains = mostSown(player, 'grain');
    const vegetables = mostSown(player, 'vegetable');
    for (let grain = 0; grain <= grains; grain++) {
      for (let vegetable = 0; vegetable <= vegetables; vegetable++) {
        if (grain + vegetable >= 1 && grain + vegetable <= fields) offers.add(moveOn(SOW, grain, vegetable));
      }
    }
    addSkip(may, offers as Offers<never>);
  },
  take(p, _frame, seat, move) {
    if (move.do !== 'sow') return;
    sow(p, seat, move.grain, move.vegetable);
    house(p, seat);
  },
};

/** CV-7.2, CV-7.3 */
export const forgeWeapon: Ask<'forge', Forge | Plain> = {
  rule: 'CV-7.2',
  anytime: true,
  completes: true,
  offer(p, { may }, seat, offers) {
    const player = playerAt(p, seat);
    const isUnarmed = personAt(player, p.person).strength === 0;
    for (let strength = 1; isUnarmed && strength <= STRONGEST_FORGED; strength++) {
      if (canForge(player, strength)) offers.add(moveAt(FORGE, strength));
      else if (offers.explain) {
        const { ore } = priceFor(player, { ore: strength }, 'weapon');
        offers.block(moveAt(FORGE, strength), 'CV-7.2', 'blocked.ore', { ore });
      }
    }
    addSkip(may, offers as Offers<never>);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'forge') forge(p, seat, move.strength);
  },
};
