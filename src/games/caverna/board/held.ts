import { HOOK_SET } from '../box/furnishings.ts';
import type { Player } from '../position.ts';
import type { CavernaHooks } from '../rules/hooks.ts';

/** What a player's folk and furnishings have at a hook, in the order in which it applies. */
export function heldAt<Name extends keyof CavernaHooks>(
  { held }: Player,
  name: Name,
): readonly NonNullable<CavernaHooks[Name]>[] {
  const { at } = HOOK_SET.hooks[name];
  return held.things.flatMap((thing) => {
    const has = at[thing];
    return has === undefined ? [] : [has as NonNullable<CavernaHooks[Name]>];
  });
}
