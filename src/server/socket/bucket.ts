/** Lets so much through in a second on average, and some at once after a quiet while. */
export interface Bucket {
  readonly rate: number;
  readonly burst: number;
  tokens: number;
  /** By a clock that nobody can set. */
  filled: number;
}

export function fullBucket(rate: number, burst: number): Bucket {
  return { rate, burst, tokens: burst, filled: performance.now() };
}

/** Takes so many tokens out; false if there are not as many, and then none is taken. */
export function spend(bucket: Bucket, cost = 1): boolean {
  const now = performance.now();
  bucket.tokens = Math.min(bucket.burst, bucket.tokens + ((now - bucket.filled) / 1000) * bucket.rate);
  bucket.filled = now;
  if (bucket.tokens < cost) return false;
  bucket.tokens -= cost;
  return true;
}
