import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deny } from '../../../host/denial.ts';
import type { DeviceInfo, DeviceList } from '../../../protocol/http.ts';
import { refreshCalls } from '../../calls/preferences.ts';
import { COOKIE, deviceHash, deviceId } from '../../identity.ts';
import type { Server } from '../../server.ts';
import { dismissEnded } from '../../socket/dismiss-devices.ts';
import { devicesOf, endDevice, endOtherDevices } from '../../store/people/devices.ts';
import type { DeviceRow } from '../../store/people/schema.ts';
import { forPeopleOnly } from '../answer.ts';

/** Routes for the devices on which people are signed in. */
export function addDevices(app: FastifyInstance, server: Server): void {
  const { db } = server;

  app.get(
    '/api/me/devices',
    forPeopleOnly(server, async ({ id }, request) => listFor(await devicesOf(db, id), request)),
  );

  app.delete(
    '/api/me/devices/:id',
    forPeopleOnly(server, async ({ id }, request) => {
      const { id: wanted } = request.params as { id?: string };
      const device = (await devicesOf(db, id)).find(({ secret_hash }) => deviceId(secret_hash) === wanted);
      if (device === undefined) return deny('not-found', 'refused.unknown-device');
      // A device cannot sign itself out in this way.
      if (isHere(device, request)) return deny('not-allowed', 'refused.this-device');
      await endDevice(db, id, device.secret_hash);
      return rest(id, request);
    }),
  );

  app.delete(
    '/api/me/devices',
    forPeopleOnly(server, async ({ id }, request) => {
      await endOtherDevices(db, id, deviceHash(request.cookies[COOKIE]) ?? '');
      return rest(id, request);
    }),
  );

  /** Answers with the remaining devices. Connections of the others are closed, and they get no more notifications. */
  async function rest(id: string, request: FastifyRequest): Promise<DeviceList> {
    await dismissEnded(server);
    await refreshCalls(server, id);
    return listFor(await devicesOf(db, id), request);
  }
}

function isHere({ secret_hash }: DeviceRow, { cookies }: FastifyRequest): boolean {
  return deviceHash(cookies[COOKIE]) === secret_hash;
}

function listFor(devices: readonly DeviceRow[], request: FastifyRequest): DeviceList {
  return {
    devices: devices.map((device): DeviceInfo => {
      const { secret_hash, browser, made, seen } = device;
      return {
        id: deviceId(secret_hash),
        browser: browser ?? '',
        made,
        seen: seen ?? made,
        here: isHere(device, request),
      };
    }),
  };
}
