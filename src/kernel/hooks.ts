import type { Seat } from './game.ts';

/** Something that changes rules: a literal, with a small function or a piece of data at each hook it has a say at. */
export interface Thing<H> {
  readonly id: string;
  readonly hooks: Partial<H>;
}

/** The hooks of a game, a line each: when it is called, with what, and what it may change. */
export type HookLines<H> = { readonly [Name in keyof H]: string };

/** One hook, with what the things have there, by the number of the thing. */
export interface Hook<T> {
  readonly at: readonly (T | undefined)[];
  /** Where a player's holdings say whether any of them has this hook. */
  readonly word: number;
  readonly bit: number;
}

export interface HookSet<H> {
  readonly hooks: { readonly [Name in keyof H]: Hook<NonNullable<H[Name]>> };
  /** For each thing, the words of the hooks that it has. */
  readonly words: readonly (readonly number[])[];
}

/**
 * What a player has, as plain data: things by their number, in the order in which they apply, and their hooks. Lists are never
 * changed, but replaced, so that clones can share them.
 */
export interface Holdings {
  things: readonly number[];
  hooks: readonly number[];
}

/** Changes a value on its way through what a player has. The last argument is the number of the thing that is asked. */
export type Change<V, P, A> = (value: V, position: P, seat: Seat, about: A, thing: number) => V;

/** Does something when it is its time. */
export type Effect<P, A> = (position: P, seat: Seat, about: A, thing: number) => void;

const BITS = 32;

/** Sorts things by the hooks they have: done once, when the game is loaded. The number of a thing is its place in the list. */
export function collectHooks<H>(lines: HookLines<H>, things: readonly Thing<H>[]): HookSet<H> {
  const names = Object.keys(lines) as (keyof H)[];
  const hooks = names.map((name, number) => [
    name,
    { at: things.map((thing) => thing.hooks[name]), word: Math.floor(number / BITS), bit: 1 << (number % BITS) },
  ]);
  const words = things.map((thing) => {
    const own = Array.from({ length: Math.ceil(names.length / BITS) }, () => 0);
    names.forEach((name, number) => {
      const word = Math.floor(number / BITS);
      if (thing.hooks[name] !== undefined) own[word] = (own[word] as number) | (1 << (number % BITS));
    });
    return own;
  });
  return { hooks: Object.fromEntries(hooks) as HookSet<H>['hooks'], words };
}

/** One word of hooks. Further words come with the first thing that needs them, so that positions of old matches stay as they are. */
export function noHoldings(): Holdings {
  return { things: [], hooks: [0] };
}

/** From now on the thing has its say, after all that were there before. */
export function hold<H>({ words }: HookSet<H>, held: Holdings, thing: number): void {
  held.things = [...held.things, thing];
  const hooks = held.hooks.slice();
  words[thing]?.forEach((word, i) => {
    if (word === 0) return;
    while (hooks.length <= i) hooks.push(0);
    hooks[i] = (hooks[i] as number) | word;
  });
  held.hooks = hooks;
}

export function cloneHoldings({ things, hooks }: Holdings): Holdings {
  return { things, hooks };
}

/** Whether anything the player has is asked at this hook. */
export function isHooked(hook: Hook<unknown>, held: Holdings): boolean {
  const { hooks } = held;
  // Words that nothing has needed yet are not there, and reading beyond the end of a list is slow.
  return hook.word < hooks.length && ((hooks[hook.word] as number) & hook.bit) !== 0;
}

/** The value after all that the player's things make of it, one after another. */
export function fold<V, P, A>(
  hook: Hook<Change<V, P, A>>,
  held: Holdings,
  value: V,
  position: P,
  seat: Seat,
  about: A,
): V {
  if (!isHooked(hook, held)) return value;
  const { things } = held;
  const { at } = hook;
  let result = value;
  for (let i = 0; i < things.length; i++) {
    const thing = things[i] as number;
    const change = at[thing];
    if (change !== undefined) result = change(result, position, seat, about, thing);
  }
  return result;
}

/** Lets every thing that has the hook do what it does. What is gained meanwhile waits for the next time. */
export function trigger<P, A>(hook: Hook<Effect<P, A>>, held: Holdings, position: P, seat: Seat, about: A): void {
  if (!isHooked(hook, held)) return;
  const { things } = held;
  const { at } = hook;
  const { length } = things;
  for (let i = 0; i < length; i++) {
    const thing = things[i] as number;
    at[thing]?.(position, seat, about, thing);
  }
}

/** The next of the player's things that has the hook, by its place in the holdings; -1 when there is none. For rules that walk them. */
export function nextHooked(hook: Hook<unknown>, held: Holdings, after = -1): number {
  if (!isHooked(hook, held)) return -1;
  const { things } = held;
  for (let i = after + 1; i < things.length; i++) if (hook.at[things[i] as number] !== undefined) return i;
  return -1;
}
