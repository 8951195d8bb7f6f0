import { gameNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { commitment, isSeed } from '../kernel/random.ts';
import { isOfOlderRules, type MatchRecord, parseRecord, replay, verify } from '../kernel/record.ts';
import { retell } from '../kernel/retell.ts';
import { InputError } from '../kernel/table.ts';
import { EXIT } from './command.ts';
import { aboutFile, readText } from './files.ts';
import { type TextId, text } from './messages.ts';
import type { Terminal } from './terminal.ts';

interface Check {
  readonly check: 'seed' | 'moves' | 'result';
  readonly passed: boolean;
  readonly problem?: string;
  /** Set if today's rules can follow a record of older ones only so far. */
  readonly limits?: {
    readonly version: number;
    readonly today: number;
    readonly checked: number;
    readonly moves: number;
  };
}

const CLAIMS: Readonly<Record<Check['check'], TextId>> = {
  seed: 'verify.seed',
  moves: 'verify.moves',
  result: 'verify.result',
};

/** Says whether a record is genuine. What is no readable record at all is bad input instead. */
export function verifyRecord(file: string, asJson: boolean, terminal: Terminal): number {
  const content = readText(file);
  const checks = aboutFile(file, () => checkRecord(content));
  const failed = checks.find(({ passed }) => !passed);
  const genuine = checks.some(({ limits }) => limits !== undefined) ? 'as far as can be checked' : failed === undefined;
  if (asJson) terminal.print(JSON.stringify({ record: file, genuine, checks }, undefined, 2));
  else printVerdict(checks, content, terminal);
  return failed === undefined ? EXIT.fine : EXIT.failed;
}

/** The checks up to the first that fails: what comes after it would prove nothing. */
function checkRecord(content: string): Check[] {
  if (hasOtherSeed(content)) return [{ check: 'seed', passed: false, problem: text('verify.seed-failed') }];
  const record = parseRecord(content);
  const game = gameNamed(record.game);
  if (isOfOlderRules(game, record)) return checkOlder(game, record);
  // Without its moves, what is left to object to is a table or a version that this program does not know: bad input.
  replay(game, { ...record, moves: [] });
  const seed: Check = { check: 'seed', passed: true };
  const moves = attempt('moves', () => replay(game, record));
  if (!moves.passed) return [seed, moves];
  return [seed, moves, attempt('result', () => verify(game, record))];
}

/** What rules of today cannot check is no fault of the record. */
function checkOlder(game: Game, record: MatchRecord): Check[] {
  const { moments, of } = retell(game, record);
  const seed: Check = { check: 'seed', passed: true };
  const { version } = record;
  if (moments === of) return [seed, { check: 'moves', passed: true }, { check: 'result', passed: true }];
  const limits = { version, today: game.version, checked: Math.max(0, moments - 1), moves: record.moves.length };
  return [seed, { check: 'moves', passed: true, limits }];
}

function attempt(check: Check['check'], action: () => void): Check {
  try {
    action();
    return { check, passed: true };
  } catch (error) {
    if (error instanceof InputError) return { check, passed: false, problem: error.message };
    throw error;
  }
}

/** A record that is whole, but whose seed is not the one that was promised. */
function hasOtherSeed(content: string): boolean {
  let claims: Partial<MatchRecord> | null;
  try {
    claims = JSON.parse(content);
  } catch {
    return false;
  }
  const { seed, commitment: hash } = claims ?? {};
  if (typeof seed !== 'string' || typeof hash !== 'string' || !isSeed(seed) || !isSeed(hash)) return false;
  return commitment(seed) !== hash;
}

function printVerdict(checks: readonly Check[], content: string, { print, colours }: Terminal): void {
  print();
  for (const { check, passed, problem, limits } of checks) {
    if (limits !== undefined) {
      print(` ${colours.dim('·')} ${text('verify.limits', limits)}`);
      continue;
    }
    const mark = passed ? colours.green('✔') : colours.red('✘');
    print(` ${mark} ${passed ? text(CLAIMS[check]) : problem}`);
  }
  print();
  print(` ${colours.bold(verdict(checks, content))}`);
}

function verdict(checks: readonly Check[], content: string): string {
  if (checks.some(({ passed }) => !passed)) return text('verify.forged');
  if (checks.some(({ limits }) => limits !== undefined)) return text('verify.older');
  const { moves, places } = parseRecord(content);
  return text(places === undefined ? 'verify.genuine-unfinished' : 'verify.genuine', { moves: moves.length });
}
