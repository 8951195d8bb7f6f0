import type { Server } from '../../server.ts';
import type { Limits } from '../../settings.ts';
import { type Bucket, drain, fullBucket, spend } from '../../socket/bucket.ts';

/** A token bucket for each address or person. */
export interface RateLimit {
  spend(address: string, cost?: number): boolean;
}

/** What was spent of one limit by one address or person. */
export interface Spent {
  readonly limit: string;
  readonly key: string;
  readonly amount: number;
}

/** The limits of this process, which hold over all processes on the same database: each tells the others what it lets through. */
export interface RateLimits {
  /** The limit of that name, which is the same in every process. */
  limit(name: string, perMinute: number, burst?: number): RateLimit;
  /** What this process has let through since the last call, as far as it matters. */
  takeSpent(): readonly Spent[];
  /** What another process has let through. */
  note(spent: Spent): void;
}

const MOST_ADDRESSES = 10_000;
/** What is less than this part of what may be spent at once is not told until more has come together. */
const WORTH_TELLING = 0.1;

interface Account {
  readonly bucket: Bucket;
  /** What the other processes have not been told of. */
  untold: number;
}

interface Accounts extends RateLimit {
  takeSpent(): Iterable<readonly [key: string, amount: number]>;
  note(key: string, amount: number): void;
}

export function makeRateLimits(): RateLimits {
  const all = new Map<string, Accounts>();
  return {
    limit(name, perMinute, burst = perMinute) {
      if (all.has(name)) throw new Error(`there are two limits named '${name}'`);
      const accounts = makeAccounts(perMinute / 60, burst);
      all.set(name, accounts);
      return accounts;
    },
    takeSpent: () =>
      [...all].flatMap(([limit, accounts]) =>
        [...accounts.takeSpent()].map(([key, amount]) => ({ limit, key, amount })),
      ),
    note: ({ limit, key, amount }) => all.get(limit)?.note(key, amount),
  };
}

function makeAccounts(rate: number, burst: number): Accounts {
  const accounts = new Map<string, Account>();
  const toTell = new Set<string>();

  function accountOf(key: string): Account {
    const account = accounts.get(key) ?? { bucket: fullBucket(rate, burst), untold: 0 };
    // The least recently used address is dropped.
    accounts.delete(key);
    accounts.set(key, account);
    const oldest = accounts.keys().next();
    if (accounts.size > MOST_ADDRESSES && !oldest.done) accounts.delete(oldest.value);
    return account;
  }

  return {
    spend(key, cost = 1) {
      const account = accountOf(key);
      if (!spend(account.bucket, cost)) return false;
      account.untold += cost;
      if (account.untold >= burst * WORTH_TELLING) toTell.add(key);
      return true;
    },
    *takeSpent() {
      for (const key of toTell) {
        const account = accounts.get(key);
        if (account === undefined) continue;
        yield [key, account.untold];
        account.untold = 0;
      }
      toTell.clear();
    },
    note: (key, amount) => drain(accountOf(key).bucket, amount),
  };
}

const MINUTES = 60;

/** Limits invitations of one person by another. */
export function invitationLimit(limits: RateLimits, { invitations }: Pick<Limits, 'invitations'>): RateLimit {
  return limits.limit('invitations', invitations / MINUTES, invitations);
}

/** For secrets short enough to be guessed: limits each address, and all of them together. */
export function guessLimit({ limits, settings }: Pick<Server, 'limits' | 'settings'>, what: string): RateLimit {
  const { guesses, allGuesses } = settings.limits;
  const ofEach = limits.limit(`guesses-${what}`, guesses);
  const ofAll = limits.limit(`all-guesses-${what}`, allGuesses);
  return { spend: (address) => ofEach.spend(address) && ofAll.spend('all') };
}
