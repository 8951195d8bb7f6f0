import type { Game } from '../../kernel/game.ts';
import { achievements } from './achievements.ts';
import { bot, learning } from './bot/bot.ts';
import { chances } from './bot/chances.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import { clone, type GnomeElfTroll } from './position.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { buy, shop } from './steps/buy.ts';
import { place } from './steps/place.ts';
import { sow } from './steps/sow.ts';
import { finishTurn, harvest, replenish, turn } from './steps/turn.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const gnomeElfTroll: Game<GnomeElfTroll, GnomeElfTrollMove, Word> = {
  ...manifest,
  version: 1,
  rules: { turn: 'GET-3.1', end: 'GET-6.1' },
  messages: words,
  steps: { turn, sow, harvest, shop, buy, place, replenish, 'finish-turn': finishTurn },
  bot,
  learning,
  chances,
  counts,
  achievements,
  turn: ({ marker, turns }) => `${marker} ${turns}`,
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
