import type { PushedCall } from '../../protocol/calls.ts';
import type { Server } from '../server.ts';
import { notePush, type PushOfDevice, pushOf, removePush } from '../store/calls/channels.ts';
import type { Channel, Outcome } from './channel.ts';
import { whyNoPushService } from './guard.ts';
import { post } from './request.ts';
import type { CallText } from './text.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';
import { sayCall } from './words.ts';

/** Only the newest devices of a person are called. */
const MOST_DEVICES = 5;
/** In seconds: how long the push service keeps a notification for a device that is off. */
const LIFE = 12 * 60 * 60;
const TIMEOUT = 10_000;
/** A device is removed after so many failures over so long a time, in milliseconds. */
const MOST_FAILURES = 3;
const LONGEST_FAILURE = 24 * 60 * 60_000;
/** The topic of a notification that has not been delivered yet is replaced; it has at most 32 letters. */
const TOPIC = /^[\w-]{1,32}$/;

/** Notifications of browsers, also while no page is open. */
export function pushChannel(server: () => Server, subject: string): Channel {
  async function sendTo(device: PushOfDevice, payload: string, tag: string, keys: VapidKeys): Promise<Outcome> {
    const { settings, db, now } = server();
    const { endpoint, p256dh, auth } = device;
    const unfit = whyNoPushService(endpoint, settings.pushAllow);
    if (unfit !== undefined) return { sent: false, problem: unfit, final: true };
    // Imported only where notifications are sent.
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: LIFE,
      urgency: 'high',
      ...(TOPIC.test(tag) && { topic: tag }),
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
    });
    const { 'Content-Length': _, ...headers } = details.headers as Record<string, string | number>;
    let problem: string;
    try {
      const answer = await post({
        url: endpoint,
        headers,
        body: details.body ?? '',
        allowed: settings.pushAllow,
        timeout: TIMEOUT,
        authority: settings.authority,
      });
      if (answer.status >= 200 && answer.status < 300) {
        await notePush(db, endpoint, { reached: now(), failures: 0, failing_since: null, problem: null });
        return { sent: true, reached: 1 };
      }
      if (answer.status === 404 || answer.status === 410) {
        await removePush(db, endpoint);
        return { sent: false, problem: 'gone', final: true };
      }
      problem = `${answer.status} ${answer.body}`.trim().slice(0, 200);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    await noteFailure(device, problem);
    return { sent: false, problem };
  }

  async function noteFailure(device: PushOfDevice, problem: string): Promise<void> {
    const { db, now } = server();
    const failures = device.failures + 1;
    const since = device.failing_since ?? now();
    if (failures >= MOST_FAILURES && now() - since >= LONGEST_FAILURE) await removePush(db, device.endpoint);
    else await notePush(db, device.endpoint, { failures, failing_since: since, problem });
  }

  return {
    name: 'push',
    async send(person, text) {
      const { db } = server();
      const devices = (await pushOf(db, person)).slice(0, MOST_DEVICES);
      if (devices.length === 0) return { sent: false, problem: 'no device', final: true };
      const keys = await vapidKeys(db);
      const payload = JSON.stringify(pushed(text));
      const outcomes = await Promise.all(devices.map((device) => sendTo(device, payload, text.tag, keys)));
      const reached = outcomes.filter(({ sent }) => sent).length;
      if (reached > 0) return { sent: true, reached };
      const failed = outcomes.find((outcome) => !outcome.sent && !outcome.final) ?? outcomes[0];
      return failed ?? { sent: false, problem: 'no device', final: true };
    },
  };
}

function pushed({ language, title, body, path, tag, waiting }: CallText): PushedCall {
  return {
    title,
    body,
    tag,
    path,
    waiting,
    play: sayCall(language, 'button.play'),
    quiet: sayCall(language, 'button.quiet'),
  };
}
