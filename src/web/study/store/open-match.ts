import { isOfOlderRules, type MatchRecord } from '../../../kernel/record.ts';
import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import { studyOf } from '../../../protocol/study/study.ts';
import { loadGame } from '../../games.ts';
import { addStudy, studyOfMatch } from './studies.ts';

/** A record as a study keeps it: what was told is told again by today's rules; of older ones it has to be kept. */
export async function recordForStudy(record: MatchRecord): Promise<MatchRecord> {
  const game = await loadGame(record.game);
  if (isOfOlderRules(game, record)) return record;
  const { log: _, ...plain } = record;
  return plain;
}

/** The study of a match that is kept here, or a new one. Returns its id. */
export async function openMatchAsStudy(record: MatchRecord, title: string): Promise<string> {
  const known = await studyOfMatch(record.commitment);
  if (known !== undefined && known.study.record.moves.length >= record.moves.length) return known.id;
  return addStudy(studyOf(await recordForStudy(record), title.slice(0, STUDY_LIMITS.title)));
}
