import { mergeStudies } from '../../../protocol/study/merge-study.ts';
import { studyFrom } from '../../../protocol/study/read-study.ts';
import type {
  EditingLink,
  SharedRevision,
  SharedStudyAnswer,
  SharedStudyList,
  SharedStudySummary,
} from '../../../protocol/study/shared.ts';
import type { Study } from '../../../protocol/study/study.ts';
import { ApiError, request } from '../../connection/api.ts';
import type { SharedAs } from './studies.ts';

/** A study that somebody shares on this server. */
export type SharedStudy = SharedStudyAnswer;

/** Reads a shared study; undefined if there is none, or none that this page can read. */
export async function readShared(id: string): Promise<SharedStudy | undefined> {
  try {
    const answer = await request<SharedStudyAnswer>('GET', `/api/studies/${encodeURIComponent(id)}`);
    const study = studyFrom(answer.study);
    return 'fault' in study ? undefined : { ...answer, study };
  } catch (trouble) {
    if (trouble instanceof ApiError && trouble.code === 'not-found') return undefined;
    throw trouble;
  }
}

export async function shareStudy(study: Study): Promise<SharedAs> {
  const { id, revision } = await request<SharedRevision>('POST', '/api/studies', { study });
  return { id, revision, base: study };
}

/** What both have after the study was given to the server. */
export interface Synced {
  readonly study: Study;
  readonly shared: SharedAs;
}

/**
 * Gives one's own changes to the server. If somebody else has changed the study meanwhile, both are put together part by part and
 * given again.
 */
export async function syncStudy(mine: Study, shared: SharedAs): Promise<Synced> {
  const { id, key } = shared;
  let { revision, base } = shared;
  let study = mine;
  for (let attempt = 0; ; attempt++) {
    try {
      const body = { study, revision, ...(key !== undefined && { key }) };
      const written = await request<SharedRevision>('PUT', `/api/studies/${encodeURIComponent(id)}`, body);
      return { study, shared: { ...shared, revision: written.revision, base: study } };
    } catch (trouble) {
      if (!(trouble instanceof ApiError) || trouble.code !== 'behind' || attempt >= MOST_ATTEMPTS) throw trouble;
    }
    const theirs = await readShared(id);
    if (theirs === undefined) throw new ApiError('not-found', { rule: '', say: 'refused.unknown-study' });
    study = mergeStudies(base, study, theirs.study);
    ({ revision } = theirs);
    base = theirs.study;
  }
}

const MOST_ATTEMPTS = 5;

/** The revision of a shared study, as soon as it is another one than the known, or after a while. */
export async function nextRevision(id: string, known: number, signal: AbortSignal): Promise<number> {
  const path = `/api/studies/${encodeURIComponent(id)}/changes?after=${known}`;
  return (await request<SharedRevision>('GET', path, undefined, signal)).revision;
}

export async function unshareStudy(id: string): Promise<void> {
  await request('DELETE', `/api/studies/${encodeURIComponent(id)}`);
}

export function makeEditingLink(id: string, open: boolean): Promise<EditingLink> {
  return request<EditingLink>('POST', `/api/studies/${encodeURIComponent(id)}/key`, { open });
}

export async function ownShared(): Promise<readonly SharedStudySummary[]> {
  return (await request<SharedStudyList>('GET', '/api/me/studies')).studies;
}

/** The part of an editing link that is never sent to a server by itself. */
export function keyIn(hash: string): string | undefined {
  return /^#edit=([A-Za-z0-9_-]{10,40})$/.exec(hash)?.[1];
}
