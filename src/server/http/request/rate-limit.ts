import type { Limits } from '../../settings.ts';
import { type Bucket, fullBucket, spend } from '../../socket/bucket.ts';

/** A token bucket for each address or person. */
export interface RateLimit {
  spend(address: string, cost?: number): boolean;
}

const MOST_ADDRESSES = 10_000;

export function rateLimit(perMinute: number, burst = perMinute): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    spend(address, cost) {
      const bucket = buckets.get(address) ?? fullBucket(perMinute / 60, burst);
      // The least recently used address is dropped.
      buckets.delete(address);
      buckets.set(address, bucket);
      const oldest = buckets.keys().next();
      if (buckets.size > MOST_ADDRESSES && !oldest.done) buckets.delete(oldest.value);
      return spend(bucket, cost);
    },
  };
}

const MINUTES = 60;

/** Limits invitations of one person by another. */
export function invitationLimit({ invitations }: Pick<Limits, 'invitations'>): RateLimit {
  return rateLimit(invitations / MINUTES, invitations);
}

/** For secrets short enough to be guessed: limits each address, and all of them together. */
export function guessLimit({ guesses, allGuesses }: Pick<Limits, 'guesses' | 'allGuesses'>): RateLimit {
  const ofEach = rateLimit(guesses);
  const ofAll = rateLimit(allGuesses);
  return { spend: (address) => ofEach.spend(address) && ofAll.spend('') };
}
