import { market } from '../../test/toys/market/index.ts';

/** Market goes on for as many rounds as wanted, and its position never grows: what a thousand moves cost is their number alone. */
export const longMarket = {
  ...market,
  id: 'long-market',
  options: { ...market.options, rounds: { default: 1000, values: () => [1000] } },
};
