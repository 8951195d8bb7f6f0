import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from './waiting.ts';

/** A real nginx in front of servers, set up as docs/hosting.md says. */
export interface Nginx {
  readonly pid: number;
  stop(): Promise<void>;
}

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
/** What Debian calls it, without what it would bring along. */
const PACKAGE = 'nginx-light';

function nginxHere(): string | undefined {
  return PLACES.find(existsSync);
}

/** Debian's package, where it is missing and may be installed. It is not left running. */
export function installNginx(): void {
  if (nginxHere() !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error(`nginx is missing: apt-get install ${PACKAGE}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args[0]}: ${stderr}`);
  }
}

/** The guide for hosts, in a folder above this file or above the built program that contains it. */
function hosting(folder = dirname(fileURLToPath(import.meta.url))): string {
  const path = join(folder, 'docs/hosting.md');
  return existsSync(path) ? path : hosting(dirname(folder));
}

/** The examples for nginx in docs/hosting.md, as they stand there. */
export function nginxExamples(): string[] {
  return [...readFileSync(hosting(), 'utf8').matchAll(/^```nginx\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
}

/** Starts nginx with these lines inside of its `http`, and waits until somebody answers at that port. */
export async function startNginx(http: string, port: number): Promise<Nginx> {
  const program = nginxHere();
  if (program === undefined) throw new Error('there is no nginx here');
  const home = mkdtempSync(join(tmpdir(), 'underbridge-nginx-'));
  mkdirSync(join(home, 'temporary'));
  const config = join(home, 'nginx.conf');
  writeFileSync(config, whole(home, http));
  const child = spawn(program, ['-p', home, '-c', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
  await waitUntil('nginx answers', () => {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${words}`);
    return answers(port);
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function whole(home: string, http: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(home, 'temporary')};`,
  );
  return [
    'daemon off;',
    'master_process off;',
    'worker_rlimit_nofile 65536;',
    `pid ${join(home, 'pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 16384; }',
    'http {',
    'access_log off;',
    ...paths,
    http,
    '}',
  ].join('\n');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
