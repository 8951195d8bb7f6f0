import type { Game } from '../../kernel/game.ts';
import { bot } from './bot.ts';
import { counts } from './counts.ts';
import { en } from './messages/en/index.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import { bound, census, clone, type GnomeElfTroll, imagine, setup, view } from './position.ts';
import { score } from './score.ts';
import { buy, shop } from './steps/buy.ts';
import { place } from './steps/place.ts';
import { sow } from './steps/sow.ts';
import { finishTurn, harvest, replenish, turn } from './steps/turn.ts';

export const gnomeElfTroll: Game<GnomeElfTroll, GnomeElfTrollMove> = {
  id: 'gnome-elf-troll',
  title: 'Gnome Elf Troll',
  version: 1,
  seats: [2, 3, 4],
  defaultSeats: 3,
  options: {
    goal: { default: 10, values: () => [8, 10, 12] },
    firstPlayer: { default: 'random', values: (seats) => ['random', ...Array(seats).keys()] },
  },
  rules: { turn: 'GET-3.1', end: 'GET-6.1' },
  messages: en,
  steps: { turn, sow, harvest, shop, buy, place, replenish, 'finish-turn': finishTurn },
  bot,
  counts,
  setup,
  clone,
  view,
  imagine,
  score,
  scoreIsOpen: true,
  census,
  bound,
};
