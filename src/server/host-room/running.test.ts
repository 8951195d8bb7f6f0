import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../test/server/kit/calls.ts';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { GAME, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { waitUntil } from '../../../test/waiting.ts';
import type { HostAnnouncements } from '../../protocol/host-room/announcements.ts';
import type { BackupOutcome, HostDatabase } from '../../protocol/host-room/database.ts';
import type { HostJobs } from '../../protocol/host-room/jobs.ts';
import type { HostLog } from '../../protocol/host-room/log.ts';
import type { HostOverview } from '../../protocol/host-room/overview.ts';
import type { HostSetting } from '../../protocol/host-room/settings.ts';
import type { Person } from '../../protocol/server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOUR = 60 * 60_000;

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe.each(KINDS)('the host’s room on %s', (kind) => {
  const servers = serversOn(kind);

  test('makes backups, checks, downloads and restores them; every process goes on with what was restored', async () => {
    const overrides = { backups: folder };
    const all = [await servers.start(overrides), ...(kind === 'postgres' ? [await servers.start(overrides)] : [])];
    const [{ url }] = all as [(typeof all)[0]];
    const database = await servers.database();
    const host = await hostAt(url, database);
    const { name } = await host.request<{ name: string }>('POST', '/api/host/backups', {});
    expect(name).toMatch(/by-hand/);
    expect(await host.request('POST', `/api/host/backups/${name}/check`, {})).toMatchObject({ status: 200, people: 1 });
    const file = await fetch(`${url}/api/host/backups/${name}/file`, { headers: { cookie: host.cookie } });
    expect((await file.arrayBuffer()).byteLength).toBe(
      (await host.request<HostDatabase>('GET', '/api/host/database')).backups?.list[0]?.bytes,
    );

    const late = await visit(all.at(-1)?.url ?? url);
    const player = await late.connect();
    const restore = (typed: string) => host.request('POST', `/api/host/backups/${name}/restore`, { name: typed });
    expect(await restore('underbridge')).toMatchObject({ status: 403, refusal: { say: 'refused.wrong-backup' } });
    expect(await restore(name)).toMatchObject({ restoring: true });
    expect(await player.closed).toBe(1012);
    await waitUntil('what was restored is noted', async () => {
      const actions = await query<{ what: string }>(database, 'select what from host_log').catch(() => []);
      return actions.some(({ what }) => what === 'restored');
    });
    for (const each of all) await waitUntil(`${each.url} answers again`, () => isUp(each.url));
    // The host existed when the backup was made. People who came later are gone.
    for (const each of all) {
      const me = await fetch(`${each.url}/api/me`, { headers: { cookie: late.cookie } });
      expect(((await me.json()) as Person).id).not.toBe(late.person.id);
    }
    const { actions } = await host.request<HostLog>('GET', '/api/host/log');
    const restored = actions.find(({ what }) => what === 'restored');
    expect(restored).toMatchObject({ host: { id: host.person.id }, details: { backup: name } });
    expect(readdirSync(folder)).toContain(restored?.details.before);
    // The log still has what a host did after the backup.
    expect(actions.map(({ what }) => what)).toEqual(expect.arrayContaining(['backed-up', 'checked-backup']));
    // Moves are stored and told as before.
    const { table, players } = await pairAt(url, all.at(-1)?.url ?? url);
    expect(await players[0].play(table, 0)).toMatchObject({ type: 'accepted' });
    await players[1].until('the move', () => players[1].match(table).moments === 1);
  });

  test('refuses a damaged backup with a sentence, and nothing stops', async () => {
    const { url } = await servers.start({ backups: folder });
    const host = await hostAt(url, await servers.database());
    const name = 'underbridge-2026-11-18-030000-nightly.db';
    writeFileSync(join(folder, name), 'SQLite format 3\0 and nothing more');
    for (const action of ['check', 'restore']) {
      expect(
        await host.request('POST', `/api/host/backups/${name}/${action}`, action === 'check' ? {} : { name }),
      ).toMatchObject({
        status: 403,
        message: expect.stringContaining('cannot be used'),
      });
    }
    for (const strange of ['..%2Funderbridge.db', 'underbridge.db', 'underbridge-2026-11-18-030000-nightly.db.part']) {
      expect((await host.request('POST', `/api/host/backups/${strange}/check`, {})).status, strange).toBe(404);
    }
    expect(await host.request('GET', '/api/host/overview')).toMatchObject({ status: 200 });
  });

  test('gives no backup to a host who is playing against people: it holds their hands', async () => {
    const { url } = await servers.start({ backups: folder });
    const host = await hostAt(url, await servers.database());
    const { name } = await host.request<{ name: string }>('POST', '/api/host/backups', {});
    const { table } = await host.make({ game: GAME, seats: ['me', 'anyone'] });
    await (await visit(url)).request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    expect(await host.request('GET', `/api/host/backups/${name}/file`)).toMatchObject({
      status: 403,
      refusal: { say: 'refused.backup-hands' },
    });
  });

  test('tells a host who plays no figure that grows with what others do, in secret too', async () => {
    const { url } = await servers.start({ backups: folder });
    const host = await hostAt(url, await servers.database());
    const other = await visit(url);
    const { table } = await host.make({
      game: GAME,
      seats: ['me', 'anyone'],
      options: { firstPlayer: 1, goal: 12 },
      pace: 'live-quick',
    });
    await other.request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    const player = await other.connect();
    await player.watch(table);
    const figures = async () => {
      const { moves, database: size } = await host.request<HostOverview>('GET', '/api/host/overview');
      const { nextClock } = await host.request<HostJobs>('GET', '/api/host/jobs');
      const { bytes, backups } = await host.request<HostDatabase>('GET', '/api/host/database');
      const made = await host.request<BackupOutcome>('POST', '/api/host/backups', {});
      const checked = await host.request<BackupOutcome>('POST', `/api/host/backups/${made.name}/check`, {});
      const sizes = [size.bytes, bytes, made.bytes, checked.bytes, ...(backups?.list ?? []).map((each) => each.bytes)];
      return {
        told: { mean: moves.mean, worst: moves.worst, nextClock, entries: [made.entries, checked.entries] },
        coarse: sizes.every((each) => each > 0 && each % 100_000 === 0),
      };
    };
    const nothing = { mean: undefined, worst: undefined, nextClock: undefined, entries: [undefined, undefined] };
    expect(await figures()).toEqual({ told: nothing, coarse: true });
    await player.play(table, 1);
    expect(await figures()).toEqual({ told: nothing, coarse: true });
    await player.ask({ type: 'resign', table, seat: 1, seatEntry: player.seatEntry(table, 1) });
    expect(await figures()).toMatchObject({ told: { entries: [2, 2], mean: expect.any(Number) }, coarse: false });
  });

  test('says to everybody what a host announces, until it is over or taken down', async () => {
    const time = standingTime(Date.now());
    const { url } = await servers.start({ time });
    const host = await hostAt(url, await servers.database());
    const guest = await visit(url);
    const said = async () => (await guest.request<Person>('GET', '/api/me')).announcements ?? [];
    const texts = { en: 'Tonight the bridge closes.', sv: 'I kväll stänger bron.' };
    await host.request('POST', '/api/host/announcements', { texts, until: time.now() + 2 * HOUR });
    await host.request('POST', '/api/host/announcements', {
      texts: { en: 'Hello.', sv: '' },
      until: time.now() + 5 * HOUR,
    });
    expect((await said()).map((each) => each.texts)).toEqual(expect.arrayContaining([texts, { en: 'Hello.' }]));
    time.pass(3 * HOUR);
    const [left] = await said();
    expect(left?.texts).toEqual({ en: 'Hello.' });
    expect(await host.request<HostAnnouncements>('DELETE', `/api/host/announcements/${left?.id}`, {})).toMatchObject({
      announcements: [],
    });
    expect(await said()).toEqual([]);
    for (let count = 0; count < 3; count++)
      await host.request('POST', '/api/host/announcements', { texts: { en: 'Again.' }, until: time.now() + HOUR });
    expect(
      await host.request('POST', '/api/host/announcements', { texts: { en: 'Too much.' }, until: time.now() + HOUR }),
    ).toMatchObject({
      refusal: { say: 'refused.announced-enough' },
    });
  });

  test('tells which job failed, and runs it again', async () => {
    const blocked = join(folder, 'a file');
    writeFileSync(blocked, '');
    const time = standingTime(new Date(2026, 10, 18, 12).getTime());
    const { url } = await servers.start({ backups: blocked, time });
    const database = await servers.database();
    const guest = await visit(url);
    await query(database, `insert into hosts (person, made) values ('${guest.person.id}', 0)`);
    await query(database, `insert into host_doors (device, until) select secret_hash, ${time.now() * 2} from devices`);
    await waitUntil(
      'the chore has been looked at',
      async () => (await query(database, `select 1 from chores where name = 'backed-up'`)).length === 1,
    );
    time.pass(16 * HOUR);
    const jobs = () => guest.request<HostJobs>('GET', '/api/host/jobs');
    await waitUntil('the backup has failed', async () => (await jobs()).failed.length > 0);
    expect((await jobs()).failed).toMatchObject([
      { name: 'back-up', problem: expect.stringContaining('No backup could be written') },
    ]);
    const concerns = async () =>
      (await guest.request<HostOverview>('GET', '/api/host/overview')).concerns.map(({ what }) => what);
    expect(await concerns()).toContain('backup-failed');
    expect(await guest.request('POST', '/api/host/jobs/back-up/again', {})).toMatchObject({ worked: false });
    rmSync(blocked);
    expect(await guest.request('POST', '/api/host/jobs/back-up/again', {})).toMatchObject({ worked: true, failed: [] });
    expect(await concerns()).not.toContain('backup-failed');
    expect(readdirSync(blocked)).toHaveLength(1);
    expect(await guest.request('POST', '/api/host/jobs/remove-calls/again', {})).toMatchObject({ worked: true });
  });

  test('shows the settings in force, and no secret anywhere', async () => {
    const { url } = await servers.start({
      metricsToken: 'a token of sixteen letters',
      mail: { smtp: 'smtp://user:swordfish@127.0.0.1:1', from: 'Bridge <b@example.org>', site: 'https://example.org' },
    });
    const database = await servers.database();
    const host = await hostAt(url, database);
    const { settings } = await host.request<{ settings: HostSetting[] }>('GET', '/api/host/settings');
    const of = (variable: string) => settings.find((each) => each.variable === variable);
    expect(of('METRICS_TOKEN')).toEqual({ variable: 'METRICS_TOKEN', value: '', secret: true, isDefault: false });
    expect(of('SMTP_URL')).toMatchObject({ value: '', secret: true });
    expect(of('MAIL_FROM')).toMatchObject({ value: 'Bridge <b@example.org>', secret: false });
    expect(of('BACKUPS')).toMatchObject({ value: 'none', isDefault: false });
    expect(of('KEEP_GATHERING_DAYS')).toMatchObject({ value: '30', isDefault: true });
    const secrets = ['a token of sixteen letters', 'swordfish'];
    if (kind === 'postgres') secrets.push(new URL(database).password || 'no password');
    for (const section of [
      'overview',
      'people',
      'tables',
      'reports',
      'database',
      'jobs',
      'announcements',
      'settings',
      'log',
    ]) {
      const told = JSON.stringify(await host.request('GET', `/api/host/${section}`));
      for (const secret of secrets) expect(told, section).not.toContain(`${secret}`);
    }
  });
});
