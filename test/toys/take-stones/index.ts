import type { Game } from '../../../src/kernel/game.ts';
import { bot } from './bot/bot.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import type { TakeStonesMove } from './moves.ts';
import { clone, type TakeStones } from './position.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { take, turn } from './steps/take.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const takeStones: Game<TakeStones, TakeStonesMove, Word> = {
  ...manifest,
  version: 1,
  rules: { turn: 'TS-2.1', end: 'TS-3.1' },
  messages: words,
  steps: { turn, take },
  bot,
  counts,
  turn: ({ heap }) => heap,
  setup,
  clone,
  view,
  imagine,
  score,
  scoreIsOpen: true,
  census,
  uncounted,
  bound,
};
