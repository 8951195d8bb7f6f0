import type { Game } from '../../kernel/game.ts';
import { achievements } from './achievements.ts';
import { bot, learning } from './bot/bot.ts';
import { chances } from './bot/chances.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { means } from './means.ts';
import { words } from './messages/en/index.ts';
import type { TrollsMove } from './moves.ts';
import { clone, type TrollsAndPrincesses } from './position.ts';
import { claim } from './rules/claims.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { act } from './steps/act.ts';
import { outpostLeft } from './steps/actions/building.ts';
import { changelingLeft } from './steps/actions/village.ts';
import { card, refillType, spot } from './steps/choices.ts';
import { arrive, move, pushTarget } from './steps/move.ts';
import { begin, setupClan, setupHuman } from './steps/setup.ts';
import { afterTile, kingTile, place, secondTile, tile } from './steps/tiles.ts';
import { close, closing, draw, endPhase, fill, turn } from './steps/turn.ts';
import { returnHome, returning, unitMove } from './steps/units.ts';
import { upgrades } from './upgrades.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const trollsAndPrincesses: Game<TrollsAndPrincesses, TrollsMove, Word> = {
  ...manifest,
  version: 3,
  upgrades,
  rules: { turn: 'TP-3.1', end: 'TP-3.13' },
  messages: words,
  steps: {
    'setup-clan': setupClan,
    begin,
    'setup-human': setupHuman,
    turn,
    move,
    'push-target': pushTarget,
    arrive,
    act,
    spot,
    'outpost-left': outpostLeft,
    'changeling-left': changelingLeft,
    'refill-type': refillType,
    tile,
    'after-tile': afterTile,
    'second-tile': secondTile,
    'king-tile': kingTile,
    place,
    card,
    'unit-move': unitMove,
    'end-phase': endPhase,
    returning,
    return: returnHome,
    fill,
    closing,
    close,
    draw,
  },
  anytime: { claim },
  bot,
  learning,
  chances,
  counts,
  achievements,
  turn: ({ turns }) => turns,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  uncounted,
  means,
  bound,
};
