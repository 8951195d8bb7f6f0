import type { Memory } from '../../bots/search/memory.ts';

/** A memory is large and soon out of date. */
const MOST_PLANS = 8;

/** The memories of bots by key. The least recently used are dropped. */
export function turnMemories(): (plan: string) => Memory {
  const memories = new Map<string, Memory>();
  return (plan) => {
    const memory = memories.get(plan) ?? {};
    memories.delete(plan);
    memories.set(plan, memory);
    for (const oldest of memories.keys()) {
      if (memories.size <= MOST_PLANS) break;
      memories.delete(oldest);
    }
    return memory;
  };
}
