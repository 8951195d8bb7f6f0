import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'underbridge-format-'));
const UGLY = 'export  const a = "b"\n';
const TIDY = "export const a = 'b';\n";

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: home });
}

function format(...paths: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/format.mjs', ...paths], {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, said: stdout + stderr };
}

function write(path: string, text: string): void {
  mkdirSync(join(home, 'src'), { recursive: true });
  writeFileSync(join(home, path), text);
}

function read(path: string): string {
  return readFileSync(join(home, path), 'utf8');
}

cpSync(join(ROOT, 'scripts'), join(home, 'scripts'), { recursive: true });
for (const file of ['package.json', 'package-lock.json', 'biome.json', '.gitignore'])
  cpSync(join(ROOT, file), join(home, file));
symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
git('init', '-q');

afterAll(() => rmSync(home, { recursive: true, force: true }));

beforeEach(() => {
  write('src/old.ts', UGLY);
  write('src/other.ts', UGLY);
  git('add', '.');
  git('commit', '-q', '--allow-empty', '-m', 'before');
});

test('formats what has changed since the last commit, and leaves the rest', () => {
  write('src/old.ts', `// changed\n${UGLY}`);
  write('src/new.ts', UGLY);
  expect(format().status).toBe(0);
  expect([read('src/old.ts'), read('src/new.ts'), read('src/other.ts')]).toEqual([`// changed\n${TIDY}`, TIDY, UGLY]);
});

test('formats what it is told to', () => {
  expect(format('src/other.ts').status).toBe(0);
  expect([read('src/old.ts'), read('src/other.ts')]).toEqual([UGLY, TIDY]);
  expect(format('src/missing.ts')).toEqual({ status: 2, said: 'There is no src/missing.ts.\n' });
});

test('names file and line of what it cannot mend', () => {
  write('src/new.ts', `${TIDY}export const c = (a: any) => a;\n`);
  const { status, said } = format();
  expect(status).not.toBe(0);
  expect(said).toContain('src/new.ts:2:');
});
