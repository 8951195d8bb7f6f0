import { push } from '../../../../kernel/steps.ts';
import { FARM_ANIMALS } from '../../box/goods.ts';
import { RUBY_GOODS } from '../../box/market.ts';
import { RUBIES_FOR, SINGLE_TILES } from '../../box/tiles.ts';
import { RUBY, RUBY_ANIMAL, RUBY_TILE } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { tell } from '../../words.ts';
import { hasPlaceForSingle } from '../geometry.ts';
import { gain } from '../goods.ts';
import { house } from '../housing.ts';
import { hasSingle } from '../singles.ts';
import { isUseful, isWelcome } from '../timely.ts';
import { type FreeAction, moveOf } from './free-action.ts';
import { barredTypes, isUpset } from './young.ts';

/** Table 9a: rubies for goods. */
export const ruby: FreeAction = {
  timely: (p, frame, seat, move) => isUseful(p, frame, seat, moveOf('ruby', move).get),
  rank: (move) => {
    const { get } = moveOf('ruby', move);
    return get === 'gold' ? RUBY_GOODS.length : RUBY_GOODS.indexOf(get);
  },
  offer(p, _frame, seat, offers) {
    if (playerAt(p, seat).goods.ruby === 0) return;
    for (const good of RUBY_GOODS) offers.add(RUBY[good]);
    if (p.options.rubyToGold) offers.add(RUBY.gold);
  },
  take(p, seat, move) {
    const { get } = moveOf('ruby', move);
    const player = playerAt(p, seat);
    player.goods.ruby--;
    gain(player, get, 1);
    tell({ say: 'told.ruby', seat, good: get });
  },
};

/** Table 9a: cattle cost a food besides. */
export const rubyAnimal: FreeAction = {
  timely: (p, frame, seat, move) => isWelcome(p, frame, seat, moveOf('ruby-animal', move).get),
  offer(p, frame, seat, offers) {
    const { goods } = playerAt(p, seat);
    if (goods.ruby === 0) return;
    const types = barredTypes(frame);
    for (const animal of FARM_ANIMALS) {
      if (animal === 'cattle' && goods.food === 0)
        offers.block(RUBY_ANIMAL[animal], 'CV-9.1', 'blocked.food', { food: 1 });
      else if (isUpset(p, seat, types, { [animal]: 1 })) offers.block(RUBY_ANIMAL[animal], 'FF-8.20', 'blocked.young');
      else offers.add(RUBY_ANIMAL[animal]);
    }
  },
  take(p, seat, move) {
    const { get } = moveOf('ruby-animal', move);
    const { goods } = playerAt(p, seat);
    goods.ruby--;
    if (get === 'cattle') goods.food--;
    goods[get]++;
    tell({ say: 'told.ruby', seat, good: get });
    house(p, seat);
  },
};

/** CV-9.3 */
export const rubyTile: FreeAction = {
  timely: (_p, { step }) => step === 'place-person',
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const { ruby: rubies } = player.goods;
    if (rubies === 0) return;
    for (const tile of SINGLE_TILES) {
      if (rubies < RUBIES_FOR[tile])
        offers.block(RUBY_TILE[tile], 'CV-9.1', 'blocked.rubies', { ruby: RUBIES_FOR[tile] });
      else if (!hasSingle(p, tile)) offers.block(RUBY_TILE[tile], 'FF-1.3', 'blocked.no-single');
      else if (hasPlaceForSingle(player, tile)) offers.add(RUBY_TILE[tile]);
      else offers.block(RUBY_TILE[tile], 'CV-9.3', 'blocked.no-site');
    }
  },
  take(p, seat, move) {
    const { tile } = moveOf('ruby-tile', move);
    playerAt(p, seat).goods.ruby -= RUBIES_FOR[tile];
    tell({ say: 'told.ruby-tile', seat, tile, ruby: RUBIES_FOR[tile] });
    push(p, { step: 'place-single', seat, tile });
  },
};
