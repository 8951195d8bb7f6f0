import type { FastifyRequest } from 'fastify';
import { type Denial, deny } from '../../host/denial.ts';
import type { HostDoor } from '../../protocol/host-room/door.ts';
import { COOKIE, deviceHash, takeHostLink } from '../identity.ts';
import type { Server } from '../server.ts';
import { addHost, closeDoor, countHosts, isDoorOpen, isHost, openDoor } from '../store/host-room/hosts.ts';
import { type Actor, noteHostAction } from '../store/host-room/log.ts';
import { codesOf } from '../store/people/codes.ts';
import { passkeysOf } from '../store/people/passkeys.ts';
import type { PersonRow } from '../store/people/schema.ts';

/**
 * Who may enter the host's room: a person who is a host, on a device where they have proved who they are, by a link of the command
 * line, a passkey or a code. A cookie alone, which lasts a year, is not enough.
 */

/** In milliseconds: how long the room stays open on a device. */
const OPEN_FOR = 12 * 60 * 60_000;

/** Why the person may not enter here and now. */
export async function whyNotIn(
  { db, now }: Server,
  person: string,
  request: FastifyRequest,
): Promise<Denial | undefined> {
  if (!(await isHost(db, person))) return deny('not-allowed', 'refused.not-host');
  const device = deviceHash(request.cookies[COOKIE]);
  const isOpen = device !== undefined && (await isDoorOpen(db, device, now()));
  return isOpen ? undefined : deny('not-allowed', 'refused.host-door');
}

export async function doorFor(server: Server, person: string, request: FastifyRequest): Promise<HostDoor> {
  const { db } = server;
  const denied = await whyNotIn(server, person, request);
  if (denied?.refusal.say === 'refused.not-host') {
    return { state: (await countHosts(db)) === 0 ? 'no-host' : 'not-host', passkeys: 0, codes: 0 };
  }
  const [passkeys, codes] = await Promise.all([passkeysOf(db, person), codesOf(db, person)]);
  return {
    state: denied === undefined ? 'open' : 'closed',
    passkeys: passkeys.length,
    codes: codes.filter(({ used }) => used === null).length,
  };
}

/** The link makes the person a host, once. */
export async function becomeHost(
  server: Server,
  { id, name }: PersonRow,
  token: string,
  request: FastifyRequest,
): Promise<Denial | undefined> {
  const { db, now } = server;
  if (!(await takeHostLink(server, token))) return deny('not-found', 'refused.host-link');
  await addHost(db, id, now());
  await noteHostAction(db, now(), { id, name }, 'became-host', { name }, id);
  await openHere(server, { id, name }, request);
  return undefined;
}

/** The host has proved who they are by something else than the cookie. */
export async function openFor(
  server: Server,
  { id, name }: PersonRow,
  proved: PersonRow | Denial | undefined,
  request: FastifyRequest,
): Promise<Denial | undefined> {
  if (proved !== undefined && 'denied' in proved) return proved;
  if (proved?.id !== id) return deny('not-allowed', 'refused.passkey');
  if (!(await isHost(server.db, id))) return deny('not-allowed', 'refused.not-host');
  await openHere(server, { id, name }, request);
  return undefined;
}

async function openHere({ db, now }: Server, host: Actor, request: FastifyRequest): Promise<void> {
  const device = deviceHash(request.cookies[COOKIE]);
  if (device === undefined) return;
  await openDoor(db, device, now() + OPEN_FOR);
  await noteHostAction(db, now(), host, 'opened');
}

export async function closeHere({ db }: Server, request: FastifyRequest): Promise<void> {
  const device = deviceHash(request.cookies[COOKIE]);
  if (device !== undefined) await closeDoor(db, device);
}
