import type { BotSense } from '../../kernel/game.ts';
import { type TrollTown, trollOf } from './position.ts';
import { score } from './score.ts';

export const bot: BotSense<TrollTown> = {
  worth: (p, seat) => 10 * (score(p)[seat]?.points ?? 0) + trollOf(p, seat).minions,
};
