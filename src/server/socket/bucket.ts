import { REAL_TIME } from '../../host/time.ts';

/** A token bucket: `rate` tokens a second, and at most `burst` at once. */
export interface Bucket {
  readonly rate: number;
  readonly burst: number;
  tokens: number;
  /** By the monotonic clock. */
  filled: number;
}

export function fullBucket(rate: number, burst: number): Bucket {
  return { rate, burst, tokens: burst, filled: REAL_TIME.elapsed() };
}

/** Takes what was spent elsewhere. Tokens may become fewer than none: then nothing can be spent until that is made up for. */
export function drain(bucket: Bucket, cost: number): void {
  refill(bucket);
  bucket.tokens -= cost;
}

/** Takes so many tokens; false, and takes none, if there are not enough. */
export function spend(bucket: Bucket, cost = 1): boolean {
  refill(bucket);
  if (bucket.tokens < cost) return false;
  bucket.tokens -= cost;
  return true;
}

function refill(bucket: Bucket): void {
  const now = REAL_TIME.elapsed();
  bucket.tokens = Math.min(bucket.burst, bucket.tokens + ((now - bucket.filled) / 1000) * bucket.rate);
  bucket.filled = now;
}
