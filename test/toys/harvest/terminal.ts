import type { Picture } from '../../../src/cli/picture-kit/picture.ts';
import type { Harvest, HarvestMove } from './position.ts';

export const picture: Picture<Harvest, HarvestMove> = {
  draw: ({ farms }, { names }) =>
    farms.map(
      ({ grain, sheep, coin, bowl }, seat) =>
        `${names[seat]}: ${grain} grain, ${sheep} sheep, ${coin} coins, ${bowl} bowls`,
    ),
  shows: () => false,
};
