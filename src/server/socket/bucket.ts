/** Lets so many things through in a second on average, and some at once after a quiet while. */
export interface Bucket {
  readonly rate: number;
  readonly burst: number;
  tokens: number;
  filled: number;
}

export function fullBucket(rate: number, burst: number): Bucket {
  return { rate, burst, tokens: burst, filled: Date.now() };
}

/** Takes a token out; false if there is none. */
export function take(bucket: Bucket): boolean {
  const now = Date.now();
  bucket.tokens = Math.min(bucket.burst, bucket.tokens + ((now - bucket.filled) / 1000) * bucket.rate);
  bucket.filled = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens--;
  return true;
}
