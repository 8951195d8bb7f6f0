import type { Game } from '../../src/kernel/game.ts';
import { harvest } from './harvest/index.ts';
import { market } from './market/index.ts';
import { sealedBids } from './sealed-bids/index.ts';
import { takeStones } from './take-stones/index.ts';
import { workshop } from './workshop/index.ts';

/** Little games that ask of the kernel what no real game asks of it yet. */
export const TOYS: readonly Game[] = [sealedBids, harvest, market, workshop, takeStones];
