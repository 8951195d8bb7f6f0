import { sameSeedSameMatch } from './fingerprint.ts';
import { offersAreSound, offersAreTheOnlyGate } from './offers.ts';
import { componentsAreConserved, matchesEnd } from './pieces.ts';
import { clonesAreApart, positionsSurviveStorage } from './plain-data.ts';
import { recordsTellTheWholeMatch } from './record.ts';
import { refusalsNameRules, scoresAreConsistent } from './score.ts';
import { botsPlayFair, imaginedPositionsArePlayable, secretsStaySecret } from './secrets.ts';
import { takingBackLeavesNoTrace, takingBackUnlearnsNothing } from './undo.ts';
import type { Deal } from './walk.ts';
import { everythingCanBeSaid } from './words.ts';

/** Plays the match of a deal and throws, saying where and what, if the game breaks it. */
export type Law = (deal: Deal) => void;

export const LAWS = {
  offersAreSound,
  offersAreTheOnlyGate,
  positionsSurviveStorage,
  clonesAreApart,
  sameSeedSameMatch,
  secretsStaySecret,
  imaginedPositionsArePlayable,
  botsPlayFair,
  componentsAreConserved,
  matchesEnd,
  takingBackLeavesNoTrace,
  takingBackUnlearnsNothing,
  scoresAreConsistent,
  refusalsNameRules,
  everythingCanBeSaid,
  recordsTellTheWholeMatch,
} satisfies Record<string, Law>;
