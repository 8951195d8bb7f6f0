import { type Catalogue, type Params, speak } from '../../kernel/messages.ts';

/** What the doctor finds, and what to do about it. */
const WHAT = {
  'settings-read': 'The settings can be read.',
  'settings-wrong': 'A setting cannot work: {problem}',
  'proxy-not-trusted': 'People come by {url}, which is not this server itself, but TRUST_PROXY is 0.',
  'proxy-and-open': 'TRUST_PROXY is {proxies}, and the server listens on every address of this machine.',
  'domain-elsewhere': 'RP_ID is {domain}, which does not belong to {host}: no passkey works there.',
  'push-without-https': 'PUSH_SUBJECT is set, but {url} is not https: browsers take no notifications from it.',
  'mail-elsewhere': 'PUBLIC_URL is {site}, but people come by {url}: links in mail lead elsewhere.',
  'metrics-open':
    'Everybody who reaches {host}:{port} can read the metrics, and count the steps of a secret plan in them.',
  'node-old': 'This is Node {version}, which gets no fixes any more.',
  'server-answers': 'The server answers at {url}.',
  'server-silent': 'Nothing answers at {url}: {problem}.',
  'server-other': 'What answers at {url} is not Underbridge: it says {status}.',
  'server-sick': 'The server at {url} cannot store moves now.',
  'server-stopping': 'The server at {url} takes no new visitors.',
  'no-https': 'People come by {url}, without https.',
  'certificate-ends': 'The certificate of {host} ends in {left}.',
  'certificate-wrong': 'Browsers will not trust the certificate of {host}: {problem}.',
  'https-good': 'The certificate of {host} is good for another {left}.',
  'cookie-not-secure': 'The server does not know that people come by https: its cookie is sent over http, too.',
  'upgrade-lost': 'WebSockets do not get through at {url}: {problem}.',
  'upgrade-good': 'WebSockets get through.',
  'clock-off': 'The clock of {where} is {seconds} s off from the one of this machine.',
  'clock-good': 'The clocks agree.',
  'disk-full': 'Only {left} are left on the disk of {folder}.',
  'disk-good': '{left} are left on the disk of {folder}.',
  'disk-shared': 'Backups lie on the same disk as the database.',
  'backups-off': 'BACKUPS is none: nothing is backed up.',
  'backups-none': 'There is no backup in {folder} yet.',
  'backups-old': 'The newest backup in {folder} is {hours} hours old.',
  'backups-good': 'The newest backup in {folder} is {hours} hours old.',
  'database-gone': 'The database cannot be used: {problem}',
  'database-new': 'There is no database {place} yet.',
  'database-behind': '{place} is behind this version by {count} changes.',
  'database-ahead': '{place} was used by a newer version than this one.',
  'database-good': '{place} can be read, and is up to date.',
  'database-careless': 'PostgreSQL runs with {setting} = {value}: what was acknowledged can be lost.',
  'database-narrow': 'PostgreSQL takes {most} connections; {used} are open.',
  'database-network': '{file} lies on a network file system, on which SQLite breaks.',
} as const satisfies Catalogue;

export type What = keyof typeof WHAT;

const ADVICE: Readonly<Partial<Record<What, string>>> = {
  'settings-wrong': 'Mend that variable; the server does not start with it. docs/hosting.md lists them all.',
  'proxy-not-trusted':
    'Set TRUST_PROXY=1. Without it all visitors count as one, share one visitor’s limits, and cookies are not bound to https.',
  'proxy-and-open':
    'Set HOST=127.0.0.1 if the proxy runs here, or let a firewall admit the proxy alone: others could make up their address.',
  'domain-elsewhere': 'Set RP_ID to that name, or to a part of it from a dot on.',
  'push-without-https': 'Serve over https, as docs/hosting.md shows under “Behind a proxy”.',
  'mail-elsewhere': 'Set PUBLIC_URL to the address that people use.',
  'metrics-open': 'Set METRICS_TOKEN, or METRICS_HOST to an address that only Prometheus reaches.',
  'node-old': 'Install Node 22 or newer, and start the server again.',
  'server-silent':
    'Start the server, or name the address that people use: underbridge doctor --url https://play.example.org',
  'server-other': 'Look at what the proxy serves there, and where it sends requests.',
  'server-sick': 'Look at its log, at the disk and at the database: a restart does not help.',
  'server-stopping': 'Wait until it has started again.',
  'no-https':
    'Let a proxy serve https; Caddy gets certificates by itself. Without it there are no passkeys and no notifications, and phones cannot install the app.',
  'certificate-ends': 'See why it was not renewed: the log of the proxy says so.',
  'certificate-wrong': 'Let the proxy get a new certificate for exactly this name.',
  'cookie-not-secure': 'Let the proxy send X-Forwarded-Proto, and set TRUST_PROXY=1.',
  'upgrade-lost': 'Let the proxy pass on the headers Upgrade and Connection; docs/hosting.md shows how for nginx.',
  'clock-off': 'Let both keep time by NTP: timedatectl set-ntp true',
  'disk-full': 'Make room, or move the folder to a larger disk. On a full disk no move can be stored.',
  'disk-shared': 'Copy backups to another machine: a disk that breaks takes both along.',
  'backups-off': 'Set BACKUPS to a folder, or be sure that somebody else makes copies.',
  'backups-none': 'The first is made in the first night; now: underbridge backup',
  'backups-old': 'See the log for “back-up”, and whether the disk is full; now: underbridge backup',
  'database-gone': 'See that it runs, and that DATABASE_URL leads there.',
  'database-new': 'It is made when the server starts for the first time.',
  'database-behind': 'Start the server of this version once: it backs the database up and brings it up to date.',
  'database-ahead': 'Update this copy as well (git pull), so that all processes are of one version.',
  'database-careless': 'Switch it on again in postgresql.conf.',
  'database-narrow': 'Each process of the server opens up to 10. Raise max_connections, or run fewer processes.',
  'database-network': 'Put the file on a disk of the machine, or use PostgreSQL.',
};

export type Level = 'good' | 'warning' | 'wrong';

export interface Finding {
  readonly level: Level;
  readonly what: What;
  readonly params: Params;
}

/** No seat is named. */
const NOBODY = { name: String };

export const good = (what: What, params: Params = {}): Finding => ({ level: 'good', what, params });
export const warn = (what: What, params: Params = {}): Finding => ({ level: 'warning', what, params });
export const wrong = (what: What, params: Params = {}): Finding => ({ level: 'wrong', what, params });

/** What was found, and what to do about it. */
export function wordsFor({ what, params }: Finding): { readonly said: string; readonly advice?: string } {
  const advice = ADVICE[what];
  return { said: speak(WHAT, what, params, NOBODY), ...(advice !== undefined && { advice }) };
}
