import type { Browser, BrowserContext, Page } from 'playwright-core';
import { seedFrom } from '../../src/kernel/random.ts';
import type { NewLocalTable } from '../../src/web/connection/local/stored-table.ts';
import type { Settings } from '../../src/web/store/settings.ts';
import { PATIENCE } from '../waiting.ts';

export interface Visit {
  /** A phone with a touch screen instead of a wide window with a mouse. */
  readonly phone?: boolean;
  readonly settings?: Partial<Settings>;
  readonly language?: string;
  /** Pieces glide; other visits do without, to be quick. */
  readonly motion?: boolean;
  /** Lets the app install itself; other visits go without, to be quick. */
  readonly installed?: boolean;
  /** What the browser may complain about because the test takes the server away. */
  readonly forgiven?: RegExp;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that came over a WebSocket. */
  readonly received: readonly string[];
  /** Errors on the console and uncaught ones, of every page they opened. */
  readonly troubles: readonly string[];
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** What Chromium itself says about a server that is not there. */
export const SERVER_GONE = /ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection to/;

const SETTINGS_KEY = 'underbridge.settings';
const QUICK: Partial<Settings> = { pace: 'instant', lastLook: 'off' };
/** How many times slower than this machine the browsers are to be, to find what fails on slow machines. */
const SLOWNESS = Number(process.env.UNDERBRIDGE_SLOWNESS ?? 1);

export async function bringVisitor(browser: Browser, url: string, shuffle: string, visit: Visit): Promise<Visitor> {
  const { phone = false, settings = {}, language = 'en-GB', motion = false, installed = false, forgiven } = visit;
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone ? PHONE : DESKTOP,
    isMobile: phone,
    hasTouch: phone,
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: installed ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE * SLOWNESS);
  await context.addInitScript(
    ([key, value]) => {
      // Empty pages keep nothing.
      if (location.protocol !== 'about:' && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [SETTINGS_KEY, JSON.stringify({ ...QUICK, ...settings })] as const,
  );
  await context.addInitScript(fixSeed, seedFrom(shuffle));

  const troubles: string[] = [];
  const note = (trouble: string) => {
    if (forgiven === undefined || !forgiven.test(trouble)) troubles.push(trouble);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(String(error.error())));

  const received: string[] = [];
  const page = await context.newPage();
  if (SLOWNESS > 1) await slowDown(page);
  page.on('crash', () => note('the page crashed'));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  return { page, context, received, troubles };
}

/** Tables of the browser's own are set up with this seed: what the app itself does for guided matches. */
function fixSeed(seed: string): void {
  const post = Worker.prototype.postMessage as (message: unknown) => void;
  Worker.prototype.postMessage = function (message: { type?: string; wanted?: NewLocalTable }) {
    const isNew = message.type === 'create';
    post.call(this, isNew ? { ...message, wanted: { seed, ...message.wanted } } : message);
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
