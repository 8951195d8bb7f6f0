import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is made from the rest, or belongs to one machine. */
const LEFT_OUT = ['node_modules', 'dist', '.git', 'data', 'shots', 'docs'];

export interface Copy {
  readonly root: string;
  /** Runs Node there to its end; what it said, and its exit code. */
  run(args: readonly string[]): Promise<{ readonly exitCode: number | null; readonly said: string }>;
  start(args: readonly string[]): ReturnType<typeof spawn>;
  remove(): void;
}

/** The environment without what Vitest tells its own processes. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|npm_)/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** A copy of the repository to be thrown away, with the packages of this one. */
export function copyRepository(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'underbridge-copy-'));
  cpSync(ROOT, root, {
    recursive: true,
    filter: (path) =>
      !relative(ROOT, path)
        .split(sep)
        .some((part) => LEFT_OUT.includes(part)),
  });
  for (const folder of ['.', 'bench'])
    symlinkSync(join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules'));
  const start: Copy['start'] = (args) =>
    spawn(process.execPath, args, { cwd: root, env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    root,
    start,
    run: (args) =>
      new Promise((resolve, reject) => {
        const child = start(args);
        let said = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (text) => {
            said += text;
          });
        }
        child.on('error', reject);
        child.on('close', (exitCode) => resolve({ exitCode, said }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
