/**
 * Caches all files of the build for offline use, in a cache named after the build. Requests to the server (/api,
 * /socket) do not pass through here.
 */

import type { PushedCall } from '../../protocol/calls.ts';

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface NoteEvent extends LifeEvent {
  readonly notification: { readonly data: string; close(): void };
  /** The button that was pressed; empty if it was the note itself. */
  readonly action: string;
}

interface PushEvent extends LifeEvent {
  readonly data: { json(): unknown } | null;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  skipWaiting(): Promise<void>;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', handle: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', handle: (event: NoteEvent) => void): void;
  addEventListener(type: 'push', handle: (event: PushEvent) => void): void;
}

const worker = self as unknown as Worker;

/** Filled in by the build. */
const FILES = '__SHELL__'.split(' ');
const CACHE = `underbridge ${hash(FILES.join())}`;
const ALSO = ['manifest.webmanifest', 'icon-192.png', 'icon-512.png'];
const NEVER = /^\/(api|socket|healthz|livez|readyz|metrics)\b/;
/** The path below which the app lies, as this file does. */
const BASE = new URL('.', location.href).pathname.replace(/\/$/, '');
const HOME = `${BASE}/`;

function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = [...FILES, ...ALSO].filter((file) => file !== 'index.html');
  await cache.addAll([HOME, ...files.map((file) => HOME + file)]);
  await worker.skipWaiting();
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Pages come from the network if possible, so that new versions appear; their files never change under one name. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
    return (await caches.match(HOME)) ?? response;
  } catch {
    return (await caches.match(HOME)) ?? Response.error();
  }
}

/** Opens the table when its notification is clicked. */
async function openTable(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((each) => each.url === url);
  await (there === undefined ? worker.clients.openWindow(url) : there.focus());
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What came; something that cannot be read is a call all the same. */
function readCall({ data }: PushEvent): Partial<PushedCall> {
  try {
    return (data?.json() ?? {}) as Partial<PushedCall>;
  } catch {
    return {};
  }
}

/** Always shows something: browsers take the permission away from those who are silent. */
async function showCall(event: PushEvent): Promise<void> {
  const { title = 'Underbridge', body = '', tag = 'call', path = '/', play, quiet, waiting } = readCall(event);
  const actions = [
    ...(play === undefined ? [] : [{ action: 'play', title: play }]),
    ...(quiet === undefined ? [] : [{ action: QUIET, title: quiet }]),
  ];
  const data = new URL(BASE + path, location.origin).href;
  await worker.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: `${HOME}icon-192.png`,
    data,
    actions,
  });
  // The badge of the installed app counts the turns that wait.
  if (waiting !== undefined) await worker.navigator.setAppBadge?.(waiting).catch(() => {});
}

const QUIET = 'quiet';

async function keepQuiet(): Promise<void> {
  await fetch(`${BASE}/api/me/calls/quiet`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** Whether it is a page or a file of the app; another site may lie beside it. */
function isOurs({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(HOME) && !NEVER.test(pathname.slice(BASE.length));
}

worker.addEventListener('push', (event) => event.waitUntil(showCall(event)));
worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === QUIET ? keepQuiet() : openTable(event.notification.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(address)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
