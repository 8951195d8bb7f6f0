import { answersAtOnceAreIndependent, secretAnswersStaySecret } from './at-once.ts';
import { deadlinesAreFair, turnsArePublic } from './clock.ts';
import { everyPieceIsCounted } from './counted.ts';
import { lastLooksAreTrue } from './end-of-turn.ts';
import { freeActionsCanWait } from './exchanges.ts';
import { sameSeedSameMatch } from './fingerprint.ts';
import { ranksHideNothing } from './free-actions.ts';
import { viewsTellTheRest } from './lean.ts';
import { lookingOnLeavesNoTrace } from './looking-on.ts';
import { offersAreSound, offersAreTheOnlyGate } from './offers.ts';
import { componentsAreConserved, matchesEnd } from './pieces.ts';
import { clonesAreApart, positionsSurviveStorage } from './plain-data.ts';
import { recordsTellTheWholeMatch } from './record.ts';
import { refusalsNameRules, scoresAreConsistent } from './score.ts';
import { botsPlayFair, imaginedPositionsArePlayable, secretsStaySecret, whoIsAskedTellsNothing } from './secrets.ts';
import { takingBackLeavesNoTrace, takingBackUnlearnsNothing } from './undo.ts';
import type { Deal } from './walk.ts';
import { everythingCanBeSaid } from './words.ts';

/** Plays the match of a deal and throws, saying where and what, if the game breaks it. */
export type Law = (deal: Deal) => void;

/** What costs most stands apart, so that several processes can share the work. */
export const LAWS_OF_SECRETS = {
  secretsStaySecret,
  secretAnswersStaySecret,
  lookingOnLeavesNoTrace,
  imaginedPositionsArePlayable,
  whoIsAskedTellsNothing,
} satisfies Record<string, Law>;

export const LAWS_OF_BOTS = { botsPlayFair } satisfies Record<string, Law>;

export const LAWS_OF_PLAY = {
  offersAreSound,
  offersAreTheOnlyGate,
  viewsTellTheRest,
  positionsSurviveStorage,
  clonesAreApart,
  sameSeedSameMatch,
  componentsAreConserved,
  everyPieceIsCounted,
  matchesEnd,
  answersAtOnceAreIndependent,
  takingBackLeavesNoTrace,
  takingBackUnlearnsNothing,
  scoresAreConsistent,
  refusalsNameRules,
  everythingCanBeSaid,
  recordsTellTheWholeMatch,
  ranksHideNothing,
  freeActionsCanWait,
  lastLooksAreTrue,
  deadlinesAreFair,
  turnsArePublic,
} satisfies Record<string, Law>;

export const LAWS = { ...LAWS_OF_PLAY, ...LAWS_OF_SECRETS, ...LAWS_OF_BOTS } satisfies Record<string, Law>;
