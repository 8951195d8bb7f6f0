import type { Memory } from '../bots/search/memory.ts';

/** A plan is large and soon of no use any more. */
const MOST_PLANS = 8;

/** What bots remember of the turns that are being played, by the name of the plan; the oldest give way. */
export function plansOfTurns(): (plan: string) => Memory {
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
