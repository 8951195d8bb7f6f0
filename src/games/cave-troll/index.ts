import type { Game } from '../../kernel/game.ts';
import { achievements } from './achievements.ts';
import { bot, learning } from './bot/bot.ts';
import { chances } from './bot/chances.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import type { CaveTrollMove } from './moves.ts';
import { type CaveTroll, clone } from './position.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { action } from './steps/action.ts';
import { assassinVictim, banishBanshee, sacrificeTarget } from './steps/alternate.ts';
import { bellPit, bellTarget } from './steps/artifacts/bell.ts';
import { bootsHero, bootsStep } from './steps/artifacts/boots.ts';
import { chaliceEntrance, chaliceHero } from './steps/artifacts/chalice.ts';
import { cloakDest, cloakHero } from './steps/artifacts/cloak.ts';
import { ringDest, ringHero, ringRoom } from './steps/artifacts/ring.ts';
import { swordTarget } from './steps/artifacts/sword.ts';
import { callHero } from './steps/calls.ts';
import { chooseCard, layCard } from './steps/cards.ts';
import { orcVictim } from './steps/classic.ts';
import { finalScoring } from './steps/final.ts';
import { flightDest, flightFigure, flights, placeTroll } from './steps/flights.ts';
import { bansheeSecondStep, leapTo, moveTo } from './steps/moves.ts';
import { pickScoreRoom, placeChest, placeHero, placeMonster } from './steps/placing.ts';
import { pushDest, pushHero } from './steps/pushes.ts';
import { rampageDest, rampageFigure, rampaging } from './steps/rampage.ts';
import { finishAction, nextSeat, turn } from './steps/turn.ts';
import { upgrades } from './upgrades.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const caveTroll: Game<CaveTroll, CaveTrollMove, Word> = {
  ...manifest,
  version: 2,
  upgrades,
  rules: { turn: 'CT-3.1', end: 'CT-9.12' },
  messages: words,
  steps: {
    turn,
    action,
    'finish-action': finishAction,
    'next-seat': nextSeat,
    'final-scoring': finalScoring,
    'choose-card': chooseCard,
    'lay-card': layCard,
    'place-hero': placeHero,
    'place-monster': placeMonster,
    'place-troll': placeTroll,
    'place-chest': placeChest,
    'pick-score-room': pickScoreRoom,
    'move-to': moveTo,
    'banshee-second-step': bansheeSecondStep,
    'leap-to': leapTo,
    'push-hero': pushHero,
    'push-dest': pushDest,
    flights,
    'flight-figure': flightFigure,
    'flight-dest': flightDest,
    'orc-victim': orcVictim,
    'assassin-victim': assassinVictim,
    'banish-banshee': banishBanshee,
    'sacrifice-target': sacrificeTarget,
    'call-hero': callHero,
    rampage: rampaging,
    'rampage-figure': rampageFigure,
    'rampage-dest': rampageDest,
    'chalice-hero': chaliceHero,
    'chalice-entrance': chaliceEntrance,
    'cloak-hero': cloakHero,
    'cloak-dest': cloakDest,
    'sword-target': swordTarget,
    'boots-hero': bootsHero,
    'boots-step': bootsStep,
    'bell-target': bellTarget,
    'bell-pit': bellPit,
    'ring-room': ringRoom,
    'ring-hero': ringHero,
    'ring-dest': ringDest,
  },
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
  scoreIsOpen: true,
  census,
  uncounted,
  bound,
};
