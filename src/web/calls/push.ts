import type { CallSettings } from '../../protocol/calls.ts';
import { callsApi } from './calls-api.ts';

/** Why this browser takes no notifications. */
type Hindrance = 'unset' | 'ios' | 'impossible';

export function whyNoPush({ pushKey }: CallSettings): Hindrance | undefined {
  if (pushKey === undefined) return 'unset';
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) return undefined;
  return /iPhone|iPad/.test(navigator.userAgent) ? 'ios' : 'impossible';
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function keyOf({ options }: PushSubscription): string {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The subscription of this browser for that key of the server. One that was made for another key is given up. */
async function subscription(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && keyOf(known) === pushKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
}

/** Asks for permission and turns notifications on. To be called when a button was pressed: browsers want that. */
export async function turnOn(settings: CallSettings): Promise<CallSettings | 'blocked' | 'dismissed' | 'failed'> {
  const { pushKey } = settings;
  const allowed = await Notification.requestPermission();
  if (allowed === 'denied') return 'blocked';
  if (allowed !== 'granted' || pushKey === undefined) return 'dismissed';
  let made: PushSubscription;
  try {
    made = await subscription(pushKey);
  } catch {
    return 'failed';
  }
  return callsApi.keepPush(made.toJSON());
}

/** Ends the subscription of this browser. */
export async function turnOff(device: string): Promise<CallSettings> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  return callsApi.removePush(device);
}

/** At each start: browsers change their addresses, and a server with a new database has new keys. */
export async function renewPush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const settings = await callsApi.settings();
  const isOn = settings.devices.some(({ here }) => here);
  if (settings.pushKey === undefined || whyNoPush(settings) !== undefined || !isOn) return;
  await callsApi.keepPush((await subscription(settings.pushKey)).toJSON());
}
