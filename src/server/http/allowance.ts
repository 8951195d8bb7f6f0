import { type Bucket, fullBucket, spend } from '../socket/bucket.ts';

/** So many a minute for each address, or for each person. */
export interface Allowance {
  spend(address: string, cost?: number): boolean;
}

const MOST_ADDRESSES = 10_000;

export function allowance(perMinute: number, burst = perMinute): Allowance {
  const buckets = new Map<string, Bucket>();
  return {
    spend(address, cost) {
      const bucket = buckets.get(address) ?? fullBucket(perMinute / 60, burst);
      // The address that was here longest ago makes room.
      buckets.delete(address);
      buckets.set(address, bucket);
      const oldest = buckets.keys().next();
      if (buckets.size > MOST_ADDRESSES && !oldest.done) buckets.delete(oldest.value);
      return spend(bucket, cost);
    },
  };
}
