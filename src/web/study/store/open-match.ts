import type { MatchRecord } from '../../../kernel/record.ts';
import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import { studyOf } from '../../../protocol/study/study.ts';
import { addStudy, studyOfMatch } from './studies.ts';

/** The study of a match that is kept here, or a new one. Returns its id. */
export async function openMatchAsStudy(record: MatchRecord, title: string): Promise<string> {
  const known = await studyOfMatch(record.commitment);
  if (known !== undefined && known.study.record.moves.length >= record.moves.length) return known.id;
  return addStudy(studyOf(record, title.slice(0, STUDY_LIMITS.title)));
}
