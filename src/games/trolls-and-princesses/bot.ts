import type { BotSense } from '../../kernel/game.ts';
import type { TrollsAndPrincesses } from './position.ts';
import { pointsOf } from './score.ts';

export const bot: BotSense<TrollsAndPrincesses> = {
  worth: (p, seat) => pointsOf(p, seat),
};
