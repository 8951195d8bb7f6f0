import { type Holdings, type Hook, isHooked } from '../../../kernel/hooks.ts';

/** What the first of the player's things that has the hook says there; undefined when none has it. */
export function firstHooked<T>(hook: Hook<T>, held: Holdings): T | undefined {
  if (!isHooked(hook, held)) return undefined;
  for (const thing of held.things) {
    const said = hook.at[thing];
    if (said !== undefined) return said;
  }
  return undefined;
}
