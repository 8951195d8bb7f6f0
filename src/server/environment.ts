import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { InputError } from '../kernel/table.ts';
import type { HostSetting } from '../protocol/host-room/settings.ts';
import { type Overrides, type Settings, settingsFor } from './settings.ts';
import { kindOf, placeOf } from './store/database/address.ts';

/** A setting that an environment variable can give. `read` parses it, or throws an error in one line. */
interface Setting {
  readonly variable: string;
  read(text: string): Overrides;
  /** As it is shown to hosts; undefined if it is not set. */
  shown(settings: Settings): string | undefined;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

const SETTINGS: readonly Setting[] = [
  { variable: 'PORT', read: (text) => ({ port: portFrom(text) }), shown: ({ port }) => String(port) },
  { variable: 'HOST', read: (host) => ({ host }), shown: ({ host }) => host },
  {
    variable: 'DATABASE_URL',
    read: (database) => ({ database: databaseFrom(database) }),
    shown: ({ database }) => placeOf(database),
  },
  {
    variable: 'ORIGINS',
    read: (text) => ({ origins: text.split(',').map(originFrom) }),
    shown: ({ origins }) => origins.join(', ') || undefined,
  },
  { variable: 'BASE_PATH', read: (text) => ({ base: baseFrom(text) }), shown: ({ base }) => base || undefined },
  { variable: 'RP_ID', read: (text) => ({ domain: domainFrom(text) }), shown: ({ domain }) => domain },
  {
    variable: 'TRUST_PROXY',
    read: (text) => ({ proxies: proxiesFrom(text) }),
    shown: ({ proxies }) => String(proxies),
  },
  {
    variable: 'METRICS_TOKEN',
    read: (text) => ({ metricsToken: tokenFrom(text) }),
    shown: ({ metricsToken }) => secretly(metricsToken),
  },
  {
    variable: 'METRICS_PORT',
    read: (text) => ({ metricsPort: portFrom(text) }),
    shown: ({ metricsPort }) => metricsPort?.toString(),
  },
  { variable: 'METRICS_HOST', read: (metricsHost) => ({ metricsHost }), shown: ({ metricsHost }) => metricsHost },
  {
    variable: 'KEEP_GATHERING_DAYS',
    read: (text) => ({ keepGathering: daysFrom('KEEP_GATHERING_DAYS', text) }),
    shown: ({ keepGathering }) => String(keepGathering),
  },
  {
    variable: 'KEEP_FINISHED_DAYS',
    read: (text) => ({ keepFinished: daysFrom('KEEP_FINISHED_DAYS', text) }),
    shown: ({ keepFinished }) => String(keepFinished),
  },
  {
    variable: 'PUT_AWAY_DAYS',
    read: (text) => ({ putAwayAfter: daysFrom('PUT_AWAY_DAYS', text) }),
    shown: ({ putAwayAfter }) => String(putAwayAfter),
  },
  {
    variable: 'AWAY_MINUTES',
    read: (text) => ({ grace: minutesFrom('AWAY_MINUTES', text) }),
    shown: ({ grace }) => String(grace / 60_000),
  },
  {
    variable: 'PUSH_SUBJECT',
    read: (text) => ({ pushSubject: subjectFrom(text) }),
    shown: ({ pushSubject }) => pushSubject,
  },
  {
    variable: 'WEBHOOK_ALLOW',
    read: (text) => ({ webhookAllow: text.split(',').map(hostFrom) }),
    shown: ({ webhookAllow }) => webhookAllow.join(', ') || undefined,
  },
  {
    variable: 'BACKUPS',
    read: (text) => ({ backups: text === 'none' ? undefined : text }),
    shown: ({ backups }) => backups ?? 'none',
  },
  {
    variable: 'BACKUP_HOUR',
    read: (text) => ({ backupHour: hourFrom(text) }),
    shown: ({ backupHour }) => String(backupHour),
  },
  { variable: 'LOG_LEVEL', read: (text) => ({ logLevel: levelFrom(text) }), shown: ({ logLevel }) => logLevel },
];

/** These three make one setting, and are read together. */
const MAIL: readonly Omit<Setting, 'read'>[] = [
  { variable: 'SMTP_URL', shown: ({ mail }) => secretly(mail?.smtp) },
  { variable: 'MAIL_FROM', shown: ({ mail }) => mail?.from },
  { variable: 'PUBLIC_URL', shown: ({ mail }) => mail?.site },
];

const SECRET = '•••';

/** Tells hosts only whether a secret is set. */
function secretly(secret: string | undefined): string | undefined {
  return secret === undefined ? undefined : SECRET;
}

/** The settings in force, as hosts may see them: without secrets, and without the user and password of the database. */
export function shownSettings(settings: Settings): HostSetting[] {
  const defaults = settingsFor({ database: settings.database });
  return [...SETTINGS, ...MAIL].map(({ variable, shown }) => {
    const value = shown(settings) ?? '';
    const usual = variable === 'DATABASE_URL' ? placeOf(settingsFor({}).database) : (shown(defaults) ?? '');
    return { variable, value: value === SECRET ? '' : value, secret: value === SECRET, isDefault: value === usual };
  });
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `SMTP_URL_FILE` names a file that holds `SMTP_URL`, and so on: that is how containers are given secrets. */
const IN_FILE = '_FILE';

/** The environment with settings read from files. Errors are added to `faults`. */
function withFiles(environment: Environment, faults: string[]): Environment {
  const read: Record<string, string> = {};
  for (const { variable } of [...SETTINGS, ...MAIL]) {
    const file = environment[variable + IN_FILE]?.trim();
    if (!file) continue;
    if (environment[variable]?.trim()) {
      faults.push(`${variable} and ${variable}${IN_FILE} are both set. Leave one of them out.`);
      continue;
    }
    try {
      read[variable] = readFileSync(file, 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${variable}${IN_FILE} names ${file}, which cannot be read (${code}).`);
    }
  }
  return { ...environment, ...read };
}

/** The settings from environment variables. All errors are reported together, one line each. */
export function overridesFrom(given: Environment): Overrides {
  const faults: string[] = [];
  const environment = withFiles(given, faults);
  let overrides: Overrides = {};
  for (const { variable, read } of SETTINGS) {
    const text = environment[variable]?.trim();
    // An empty variable counts as not set.
    if (!text) continue;
    try {
      overrides = { ...overrides, ...read(text) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error.message);
    }
  }
  try {
    overrides = { ...overrides, ...mailFrom(environment, overrides.base ?? '') };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.push(error.message);
  }
  if (faults.length > 0) throw new InputError(faults.join('\n'));
  return wantsTraces(environment) ? { ...overrides, traces: true } : overrides;
}

/** Variables of OpenTelemetry itself say where traces go: whoever sets one wants them. */
function wantsTraces(environment: Environment): boolean {
  const isSet = (name: string) => (environment[name]?.trim() ?? '') !== '';
  if (environment.OTEL_SDK_DISABLED?.trim() === 'true' || environment.OTEL_TRACES_EXPORTER?.trim() === 'none')
    return false;
  return Object.keys(environment).some((name) => name.startsWith('OTEL_') && isSet(name));
}

export function portFrom(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InputError(`A port is a whole number from 0 to 65535, not '${text}'.`);
  }
  return Number(text);
}

function databaseFrom(text: string): string {
  kindOf(text);
  return text;
}

function originFrom(text: string): string {
  const origin = text.trim().replace(/\/$/, '');
  const isOrigin =
    /^https?:/i.test(origin) && URL.canParse(origin) && new URL(origin).href === `${new URL(origin).origin}/`;
  if (!isOrigin) {
    throw new InputError(
      `ORIGINS is a list of origins with commas between them, such as https://play.example.org, not '${text.trim()}'.`,
    );
  }
  return new URL(origin).origin;
}

function baseFrom(text: string): string {
  const base = text.replace(/\/$/, '');
  if (base !== '' && !/^(\/[\w.~-]+)+$/.test(base)) {
    throw new InputError(`BASE_PATH is the path below which people reach the server, such as /bridge, not '${text}'.`);
  }
  return base;
}

function domainFrom(text: string): string {
  const domain = text.toLowerCase();
  const isDomain = URL.canParse(`https://${domain}`) && new URL(`https://${domain}`).host === domain;
  if (!isDomain || isIP(domain) !== 0) {
    throw new InputError(`RP_ID is a domain, such as example.org, not '${text}'.`);
  }
  return domain;
}

function proxiesFrom(text: string): number {
  if (!/^\d$/.test(text)) {
    throw new InputError(`TRUST_PROXY is how many proxies stand in front, from 0 to 9, not '${text}'.`);
  }
  return Number(text);
}

function daysFrom(variable: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) {
    throw new InputError(`${variable} is a whole number of days, or 0 for never, not '${text}'.`);
  }
  return Number(text);
}

function minutesFrom(variable: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InputError(`${variable} is a whole number of minutes, not '${text}'.`);
  return Number(text) * 60_000;
}

function hourFrom(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > 23)
    throw new InputError(`BACKUP_HOUR is an hour of the day from 0 to 23, not '${text}'.`);
  return Number(text);
}

function levelFrom(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new InputError(`LOG_LEVEL is ${LOG_LEVELS.join(', ')}, not '${text}'.`);
  return text;
}

/** A secret has to be too long to be guessed. */
const LEAST_TOKEN = 16;

function tokenFrom(text: string): string {
  if (text.length < LEAST_TOKEN) throw new InputError(`METRICS_TOKEN has at least ${LEAST_TOKEN} letters.`);
  return text;
}

function subjectFrom(text: string): string {
  const isMail = /^mailto:[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(text);
  const isPage = /^https:\/\//.test(text) && URL.canParse(text);
  if (!isMail && !isPage) {
    throw new InputError(
      `PUSH_SUBJECT is where push services reach you, such as mailto:you@example.org or https://example.org, not '${text}'.`,
    );
  }
  return text;
}

function hostFrom(text: string): string {
  const host = text.trim().toLowerCase();
  // As http, so that no port is left out as the usual one of https.
  if (host === '' || !URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host) {
    throw new InputError(
      `WEBHOOK_ALLOW is a list of hosts with commas between them, such as ntfy.lan:8080, not '${text.trim()}'.`,
    );
  }
  return host;
}

/** Mail needs three settings, or none. */
function mailFrom(environment: Environment, base: string): Overrides {
  const [smtp, from, site] = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'].map(
    (name) => environment[name]?.trim() || undefined,
  );
  if (smtp === undefined) {
    if (from !== undefined) throw new InputError('MAIL_FROM needs SMTP_URL: the server that sends the mail.');
    return {};
  }
  if (!/^smtps?:$/.test(URL.canParse(smtp) ? new URL(smtp).protocol : '')) {
    throw new InputError('SMTP_URL is the address of a mail server, such as smtps://user:password@mail.example.org.');
  }
  if (from === undefined || !/^[^@]*[^@\s<]@[^@\s]+$/.test(from)) {
    throw new InputError(
      'MAIL_FROM is who sends the mail, such as Underbridge <bridge@example.org>. SMTP_URL needs it.',
    );
  }
  if (site === undefined || !URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol)) {
    throw new InputError(
      'PUBLIC_URL is where people reach this server, such as https://play.example.org. SMTP_URL needs it for the links in mail.',
    );
  }
  return { mail: { smtp, from, site: new URL(site).origin + base } };
}
