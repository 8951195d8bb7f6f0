import { holdEveryGameTo } from './every-game.ts';
import { LAWS_OF_BOTS } from './laws.ts';

holdEveryGameTo(LAWS_OF_BOTS);
