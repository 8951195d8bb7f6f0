import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { REAL_TIME } from '../../host/time.ts';
import { SOCKET_PATH } from '../../protocol/http.ts';
import { type Finding, good, warn, wrong } from './texts.ts';

/** In milliseconds: what takes longer does not work for people either. */
const PATIENCE = 10_000;
const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In milliseconds: certificates for three months are renewed a month before they end, shorter ones with a third of their time left. */
const ENDS_SOON = 14 * DAY;
const LAST_PART = 0.15;
/** In seconds: more than the way there and back explains. */
const MOST_OFF = 5;

/** Where the server is, with the path below which it lies. */
export function addressOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/$/, '');
}

/** Looks at the server as a browser would: over the address that people use. Makes a guest, and removes it again. */
export async function checkSite(site: URL): Promise<Finding[]> {
  const url = addressOf(site);
  const findings = await checkHttps(site);
  let live: Response;
  const asked = REAL_TIME.now();
  try {
    live = await fetch(`${url}/livez`, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    return [...findings, wrong('server-silent', { url, problem: reasonOf(error) })];
  }
  const answered = REAL_TIME.now();
  const isOurs = live.ok && JSON.stringify(await live.json().catch(() => undefined)) === '{"live":true}';
  if (!isOurs) return [...findings, wrong('server-other', { url, status: live.status })];
  findings.push(good('server-answers', { url }));
  const status = async (path: string) =>
    (await fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined))?.status;
  if ((await status('/healthz')) !== 200) findings.push(wrong('server-sick', { url }));
  if ((await status('/readyz')) !== 200) findings.push(warn('server-stopping', { url }));
  findings.push(...checkClock('the server', Date.parse(live.headers.get('date') ?? ''), (asked + answered) / 2));
  return [...findings, ...(await checkVisit(site))];
}

/** `there` and `here` are the same moment by two clocks, in milliseconds. */
export function checkClock(where: string, there: number, here: number): Finding[] {
  if (Number.isNaN(there)) return [];
  const seconds = Math.round(Math.abs(there - here) / SECOND);
  return seconds > MOST_OFF ? [wrong('clock-off', { where, seconds })] : [good('clock-good')];
}

async function checkVisit(site: URL): Promise<Finding[]> {
  const url = addressOf(site);
  const answer = await fetch(`${url}/api/me`, { signal: AbortSignal.timeout(PATIENCE) });
  const [given = ''] = answer.headers.getSetCookie();
  const cookie = given.split(';')[0] ?? '';
  const { name } = (await answer.json().catch(() => ({}))) as { name?: string };
  const findings: Finding[] = [];
  if (site.protocol === 'https:' && !/;\s*secure/i.test(given)) findings.push(wrong('cookie-not-secure'));
  const problem = await whyNoSocket(url, cookie);
  findings.push(problem === undefined ? good('upgrade-good') : wrong('upgrade-lost', { url, problem }));
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(`${url}/api/me`, { method: 'DELETE', headers, body: JSON.stringify({ name }) }).catch(() => {});
  return findings;
}

/** Why no WebSocket can be opened there; undefined if it can, and the server says hello. */
function whyNoSocket(url: string, cookie: string): Promise<string | undefined> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + SOCKET_PATH, {
    headers: { cookie },
    handshakeTimeout: PATIENCE,
  });
  return new Promise((resolve) => {
    const end = (problem?: string) => {
      endPatience();
      resolve(problem);
      socket.terminate();
    };
    const endPatience = REAL_TIME.after(PATIENCE, () => end('nothing is heard over one'));
    socket.on('message', () => end());
    socket.on('unexpected-response', (_request, { statusCode }) => end(`the answer is ${statusCode}`));
    socket.on('error', (error) => end(error.message));
  });
}

/** Whether a certificate that is good from one moment to another should have been renewed by now. */
export function judgeCertificate(host: string, from: number, to: number, now: number): Finding {
  const rest = to - now;
  const left = rest < 2 * DAY ? `${Math.floor(rest / HOUR)} h` : `${Math.floor(rest / DAY)} days`;
  const isLate = rest < Math.min(ENDS_SOON, LAST_PART * (to - from));
  return isLate ? wrong('certificate-ends', { host, left }) : good('https-good', { host, left });
}

export async function checkHttps(site: URL): Promise<Finding[]> {
  const host = site.hostname;
  const url = site.origin;
  if (site.protocol === 'https:') return checkCertificate(host, Number(site.port || 443));
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) ? [] : [wrong('no-https', { url })];
}

function checkCertificate(host: string, port: number): Promise<Finding[]> {
  return new Promise((resolve) => {
    // Whether it is trusted is looked at afterwards, so that what is wrong with it can be said.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE }, () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      const problem = socket.authorized ? undefined : String(socket.authorizationError);
      if (problem !== undefined) resolve([wrong('certificate-wrong', { host, problem })]);
      else resolve([judgeCertificate(host, Date.parse(from), Date.parse(to), REAL_TIME.now())]);
      socket.destroy();
    });
    // What cannot be reached at all is said by the request that follows.
    for (const event of ['error', 'timeout'] as const) {
      socket.on(event, () => {
        resolve([]);
        socket.destroy();
      });
    }
  });
}

function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error;
  if (name === 'TimeoutError') return 'no answer within ten seconds';
  return cause instanceof Error ? cause.message || cause.name : message;
}
