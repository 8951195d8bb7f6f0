import type { Game } from '../../kernel/game.ts';
import { achievements } from './achievements.ts';
import { bot } from './bot/bot.ts';
import { chances } from './bot/chances.ts';
import { SCRIPTS } from './bot/scripts.ts';
import { talk } from './bot/talk.ts';
import { bound, census, uncounted } from './census.ts';
import { counts } from './counts.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import type { TrollTownMove } from './moves.ts';
import { clone, type TrollTown } from './position.ts';
import { clock } from './rules/clock.ts';
import { proposals } from './rules/proposals.ts';
import { isShownTo } from './rules/slates.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { bossStep } from './steps/boss-step.ts';
import { endTurn, feast, finish, lending, lendMinions, ordering, postTurn, serveFeast } from './steps/end-of-turn.ts';
import { planAction } from './steps/plan-deed.ts';
import {
  planGrift,
  planHex,
  planHost,
  planIntimidate,
  planJoin,
  planResource,
  planScare,
  planSite,
  planStore,
  planStrike,
  planTarget,
  planTrinketStat,
  planTrinkets,
  planVictim,
} from './steps/plan-details.ts';
import { lock, planBuildingSite, planOrder, planPlacement } from './steps/plan-orders.ts';
import { planning, preTurn } from './steps/pre-turn.ts';
import { change, hide, show } from './steps/second-thoughts.ts';
import { revealStats, stats } from './steps/stats.ts';
import {
  capturing,
  challenging,
  destroying,
  fallenBoss,
  fighting,
  gather,
  lighting,
  scaring,
  schmoozing,
  services,
  smashing,
} from './steps/troll-step.ts';
import { upgrades } from './upgrades.ts';
import { imagine, view } from './view.ts';
import type { Word } from './words.ts';

export const trollTown: Game<TrollTown, TrollTownMove, Word> = {
  ...manifest,
  version: 6,
  upgrades,
  rules: { turn: 'TT-3.4', end: 'TT-15.1' },
  messages: words,
  steps: {
    stats,
    'reveal-stats': revealStats,
    'pre-turn': preTurn,
    planning,
    'plan-action': planAction,
    'plan-store': planStore,
    'plan-host': planHost,
    'plan-site': planSite,
    'plan-victim': planVictim,
    'plan-strike': planStrike,
    'plan-intimidate': planIntimidate,
    'plan-join': planJoin,
    'plan-hex': planHex,
    'plan-target': planTarget,
    'plan-scare': planScare,
    'plan-resource': planResource,
    'plan-trinkets': planTrinkets,
    'plan-trinket-stat': planTrinketStat,
    'plan-grift': planGrift,
    'plan-order': planOrder,
    'plan-placement': planPlacement,
    'plan-building-site': planBuildingSite,
    lock,
    'boss-step': bossStep,
    scare: scaring,
    schmooze: schmoozing,
    gather,
    services,
    'capture-child': capturing,
    'fallen-boss': fallenBoss,
    fight: fighting,
    destroy: destroying,
    smash: smashing,
    fire: lighting,
    challenge: challenging,
    orders: ordering,
    'post-turn': postTurn,
    feast,
    lending,
    lend: lendMinions,
    serve: serveFeast,
    'end-turn': endTurn,
    finish,
  },
  anytime: { change, show, hide },
  bot,
  chances,
  counts,
  scripts: SCRIPTS,
  achievements,
  clock,
  proposals,
  talk,
  turn: (p) => p.turn,
  setup,
  clone,
  view,
  looksOn: isShownTo,
  imagine,
  score,
  scoreIsOpen: true,
  census,
  uncounted,
  bound,
};
