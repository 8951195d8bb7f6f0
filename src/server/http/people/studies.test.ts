import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { hostAt } from '../../../../test/server/kit/host.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import {
  type EditingLink,
  MOST_SHARED_CHARACTERS,
  type SharedRevision,
  type SharedStudyAnswer,
  type SharedStudyList,
} from '../../../protocol/study/shared.ts';
import { studyOf } from '../../../protocol/study/study.ts';

const RECORD = JSON.parse(
  readFileSync(new URL('../../../../test/records/gnome-elf-troll/1.underbridge.json', import.meta.url), 'utf8'),
);
const STUDY = studyOf(RECORD, 'The last bean');

describe.each(KINDS)('a shared study on %s', (kind) => {
  const servers = serversOn(kind);
  const share = (guest: Guest, study: unknown = STUDY) =>
    guest.request<SharedRevision>('POST', '/api/studies', { study });
  const read = (guest: Guest, id: string) => guest.request<SharedStudyAnswer>('GET', `/api/studies/${id}`);
  const change = (guest: Guest, id: string, revision: number, title: string, key?: string) =>
    guest.request<SharedRevision>('PUT', `/api/studies/${id}`, {
      study: { ...STUDY, title },
      revision,
      ...(key && { key }),
    });

  test('is read by whoever knows its id, listed for its owner, and gone when that one stops sharing', async () => {
    const { url } = await servers.start();
    const [owner, friend] = [await visit(url), await visit(url)];
    const { id } = await share(owner);
    expect(await read(friend, id)).toMatchObject({ id, revision: 1, study: STUDY, by: owner.person.name, mine: false });
    expect(await read(owner, id)).toMatchObject({ mine: true });
    const { studies } = await owner.request<SharedStudyList>('GET', '/api/me/studies');
    expect(studies).toMatchObject([{ id, title: 'The last bean', game: 'gnome-elf-troll' }]);
    expect((await friend.request<SharedStudyList>('GET', '/api/me/studies')).studies).toEqual([]);
    expect(await friend.request('DELETE', `/api/studies/${id}`)).toMatchObject({ status: 403 });
    await owner.request('DELETE', `/api/studies/${id}`);
    expect(await read(friend, id)).toMatchObject({ status: 404, refusal: { say: 'refused.unknown-study' } });
  });

  test('is changed by its owner and by who has the editing link, each upon the newest revision', async () => {
    const { url } = await servers.start();
    const [owner, friend] = [await visit(url), await visit(url)];
    const { id } = await share(owner);
    expect(await change(friend, id, 1, 'Mine')).toMatchObject({ refusal: { say: 'refused.study-owner-only' } });
    const editing = (open: boolean) => owner.request<EditingLink>('POST', `/api/studies/${id}/key`, { open });
    const { key } = await editing(true);
    expect(await change(friend, id, 1, 'Ours', key)).toMatchObject({ id, revision: 2 });
    expect(await change(owner, id, 1, 'Late')).toMatchObject({
      status: 409,
      refusal: { say: 'refused.study-changed' },
    });
    expect((await read(owner, id)).study.title).toBe('Ours');
    expect(await change(owner, id, 2, 'Both')).toMatchObject({ id, revision: 3 });
    await editing(false);
    expect(await change(friend, id, 3, 'Again', key)).toMatchObject({ status: 403 });
  });

  const changesOf = (guest: Guest, id: string, after: number) =>
    guest.request<SharedRevision>('GET', `/api/studies/${id}/changes?after=${after}`);

  test('tells whoever waits, at any process, of the next change and of its end', async () => {
    const { url } = await servers.start();
    const { url: elsewhere } = kind === 'postgres' ? await servers.start() : { url };
    const [owner, friend] = [await visit(url), await visit(elsewhere)];
    const { id } = await share(owner);
    expect(await changesOf(friend, id, 0)).toMatchObject({ id, revision: 1 });
    const next = Promise.all([changesOf(friend, id, 1), changesOf(owner, id, 1)]);
    await change(owner, id, 1, 'Changed');
    expect(await next).toMatchObject([{ revision: 2 }, { revision: 2 }]);
    const end = changesOf(friend, id, 2);
    await owner.request('DELETE', `/api/studies/${id}`);
    expect(await end).toMatchObject({ status: 404, refusal: { say: 'refused.unknown-study' } });
    expect(await changesOf(friend, id, 0)).toMatchObject({ status: 404 });
    expect(await friend.request('GET', `/api/studies/${id}/changes?after=never`)).toMatchObject({ status: 400 });
  });

  test('does not keep a server that stops', async () => {
    const server = await servers.start();
    const owner = await visit(server.url);
    const { id } = await share(owner);
    const waiting = changesOf(owner, id, 1);
    // Asked after it, over the same connection or another, so that the first one waits by then.
    expect(await read(owner, id)).toMatchObject({ mine: true, together: false });
    await server.close();
    expect(await waiting).toMatchObject({ id, revision: 1 });
  });

  test('is refused in a sentence where it is none, damaged, too large, or by who is muted', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const problemOf = async (study: unknown) =>
      (await share(owner, study)) as unknown as { message: string; status: number };
    expect((await problemOf({ chess: 'e4' })).message).toContain("it has no field 'underbridgeStudy'");
    expect((await problemOf({ ...STUDY, lines: [{}] })).message).toContain("'lines' is not what it should be");
    const forged = { ...RECORD, seed: '0'.repeat(64) };
    expect((await problemOf({ ...STUDY, record: forged })).message).toContain('damaged or forged');
    const long = { ...RECORD, options: { note: 'x'.repeat(MOST_SHARED_CHARACTERS) } };
    expect((await problemOf({ ...STUDY, record: long })).message).toContain('too large to share');
    const host = await hostAt(url, await servers.database());
    await host.request('PUT', `/api/host/people/${owner.person.id}/mute`, { hours: 2 });
    expect(await share(owner)).toMatchObject({ status: 403 });
  });

  test('goes when its owner deletes their name', async () => {
    const { url } = await servers.start();
    const [owner, friend] = [await visit(url), await visit(url)];
    const { id } = await share(owner);
    await owner.request('DELETE', '/api/me', { name: owner.person.name });
    expect(await read(friend, id)).toMatchObject({ status: 404 });
  });
});
