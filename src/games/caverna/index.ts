import type { Game } from '../../kernel/game.ts';
import { achievements } from './achievements.ts';
import { bot, learning } from './bot/bot.ts';
import { chances } from './bot/chances.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { means } from './means.ts';
import { words } from './messages/en/index.ts';
import type { CavernaMove } from './moves.ts';
import { type Caverna, clone } from './position.ts';
import { anytime } from './rules/exchanges/anytime.ts';
import { goldToFood } from './rules/exchanges/gold.ts';
import { turnNumber } from './rules/turn-number.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { breed, keep } from './steps/breeding.ts';
import { branch, effect, sequence } from './steps/effects.ts';
import { endExpedition, expedition } from './steps/expedition.ts';
import { growFamily } from './steps/family.ts';
import { fences } from './steps/fences.ts';
import { forgeWeapon, sowFields } from './steps/fields-and-weapons.ts';
import { FOLK_STEPS } from './steps/folk-steps.ts';
import { furnish, furnishCell, furnishPayment } from './steps/furnish.ts';
import {
  breeding,
  closing,
  endOfRound,
  feed,
  feeding,
  finalExchange,
  reap,
  skipChoice,
  skipOne,
} from './steps/harvest.ts';
import { placeRubyMineOn, placeSingleTile, placeTwinTile } from './steps/landscape.ts';
import { chooseSpace, imitateTarget, placePerson } from './steps/place-person.ts';
import {
  finishTurn,
  income,
  lastExchange,
  nextRound,
  overfull,
  replenish,
  returnHome,
  round,
  soloRescue,
  work,
} from './steps/round.ts';
import { market, tradeCount } from './steps/trade.ts';
import { upgrades } from './upgrades.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const caverna: Game<Caverna, CavernaMove, Word> = {
  ...manifest,
  version: 4,
  upgrades,
  rules: { turn: 'CV-3.9', end: 'CV-3.20' },
  messages: words,
  steps: {
    round,
    overfull,
    'solo-rescue': soloRescue,
    replenish,
    income,
    work,
    'place-person': placePerson,
    'choose-space': chooseSpace,
    'imitate-target': imitateTarget,
    effect,
    sequence,
    branch,
    'place-twin': placeTwinTile,
    'place-ruby-mine': placeRubyMineOn,
    'place-single': placeSingleTile,
    fences,
    furnish,
    'furnish-payment': furnishPayment,
    'furnish-cell': furnishCell,
    sow: sowFields,
    forge: forgeWeapon,
    grow: growFamily,
    expedition,
    'end-expedition': endExpedition,
    'trade-count': tradeCount,
    market,
    keep,
    'gold-to-food': goldToFood,
    'finish-turn': finishTurn,
    'return-home': returnHome,
    'end-of-round': endOfRound,
    'skip-one': skipOne,
    'skip-choice': skipChoice,
    reap,
    feeding,
    feed,
    breeding,
    breed,
    'next-round': nextRound,
    'last-exchange': lastExchange,
    closing,
    'final-exchange': finalExchange,
    ...FOLK_STEPS,
  },
  anytime,
  bot,
  learning,
  chances,
  counts,
  achievements,
  turn: turnNumber,
  setup,
  clone,
  view,
  imagine,
  score,
  scoreIsOpen: true,
  census,
  uncounted,
  means,
  bound,
};
