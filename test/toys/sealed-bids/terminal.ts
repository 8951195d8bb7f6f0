import type { Picture } from '../../../src/cli/picture-kit/picture.ts';
import type { SealedBids, SealedBidsMove } from './position.ts';

export const picture: Picture<SealedBids, SealedBidsMove> = {
  draw: ({ hands, coins }, { names }) =>
    hands.map((hand, seat) => `${names[seat]}: hand ${hand.join(' ')}, coins ${coins[seat]}`),
  shows: () => false,
};
