import { InputError } from '../kernel/table.ts';
import type { Wishes } from './settings.ts';
import { startServer } from './start.ts';

export { startServer } from './start.ts';

/** What the environment says: PORT, HOST, DATABASE_URL, LOG_LEVEL, ORIGINS (with commas), TRUST_PROXY. */
export function wishesFrom(environment: Readonly<Record<string, string | undefined>>): Wishes {
  const { PORT, HOST, DATABASE_URL, LOG_LEVEL, ORIGINS, TRUST_PROXY } = environment;
  return {
    ...(PORT && { port: portFrom(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATABASE_URL && { database: DATABASE_URL }),
    ...(LOG_LEVEL && { logLevel: levelFrom(LOG_LEVEL) }),
    ...(ORIGINS && { origins: ORIGINS.split(',').map((origin) => origin.trim()) }),
    ...(TRUST_PROXY && { proxies: proxiesFrom(TRUST_PROXY) }),
  };
}

export function portFrom(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InputError(`A port is a whole number from 0 to 65535, not '${text}'.`);
  }
  return Number(text);
}

function proxiesFrom(text: string): number {
  if (!/^\d$/.test(text))
    throw new InputError(`TRUST_PROXY is how many proxies stand in front, from 0 to 9, not '${text}'.`);
  return Number(text);
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

function levelFrom(text: string): string {
  if (!LEVELS.includes(text)) throw new InputError(`LOG_LEVEL is ${LEVELS.join(', ')}, not '${text}'.`);
  return text;
}

/** Serves until the process is asked to stop, and gives its exit code. */
export async function serve(wishes: Wishes, onReady: (url: string) => void): Promise<number> {
  // Listened for before anything is open: being asked to stop right after the start, too, ends with everything in its file.
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  const server = await startServer(wishes);
  onReady(server.url);
  await asked;
  await server.close();
  return 0;
}

const isProgram = /[/\\](dist[/\\]server\.js|server[/\\]main\.ts)$/.test(process.argv[1] ?? '');

if (isProgram) {
  try {
    const exitCode = await serve(wishesFrom(process.env), (url) => process.stdout.write(`Underbridge is at ${url}\n`));
    process.exit(exitCode);
  } catch (error) {
    const isInput = error instanceof InputError;
    process.stderr.write(`${isInput ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(isInput ? 2 : 1);
  }
}
