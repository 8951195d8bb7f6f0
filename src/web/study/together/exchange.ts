import { mergeStudies } from '../../../protocol/study/merge-study.ts';
import type { Study } from '../../../protocol/study/study.ts';
import { ApiError } from '../../connection/api.ts';
import { readShared, type Synced, syncStudy } from '../store/shared.ts';
import type { SharedAs } from '../store/studies.ts';

/** Gives one's own changes to the server, if there are any, and takes those of others. */
export async function exchange(mine: Study, shared: SharedAs, mayEdit: boolean): Promise<Synced> {
  if (mayEdit && isChanged(mine, shared)) return syncStudy(mine, shared);
  const theirs = await readShared(shared.id);
  if (theirs === undefined) throw new ApiError('not-found', { rule: '', say: 'refused.unknown-study' });
  const { study, revision } = theirs;
  return { study: mergeStudies(shared.base, mine, study), shared: { ...shared, revision, base: study } };
}

/** Whether the study has something that the server has not. */
export function isChanged(study: Study, { base }: Pick<SharedAs, 'base'>): boolean {
  return study !== base && JSON.stringify(study) !== JSON.stringify(base);
}
