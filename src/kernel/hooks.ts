import type { Seat } from './game.ts';

/** Something that changes rules: a literal with a small function or some data for each of its hooks. */
export interface Thing<H> {
  readonly id: string;
  readonly hooks: Partial<H>;
}

/** One line of documentation for each hook of a game: when it is called, with what, and what it may change. */
export type HookLines<H> = { readonly [Name in keyof H]: string };

/** One hook, with what each thing has for it, by the index of the thing. */
export interface Hook<T> {
  readonly at: readonly (T | undefined)[];
  /** The word and bit in `Holdings.hooks` that say whether a player has this hook. */
  readonly word: number;
  readonly bit: number;
}

export interface HookSet<H> {
  readonly hooks: { readonly [Name in keyof H]: Hook<NonNullable<H[Name]>> };
  /** For each thing, the words of the hooks that it has. */
  readonly words: readonly (readonly number[])[];
}

/**
 * What a player has, as plain data: indices of things, in the order in which they apply, and a bit set of their hooks. Lists are
 * replaced, never changed, so that clones can share them.
 */
export interface Holdings {
  things: readonly number[];
  hooks: readonly number[];
}

/** Modifies a value on its way through a player's things. The last argument is the index of the thing. */
export type Modifier<V, P, A> = (value: V, position: P, seat: Seat, about: A, thing: number) => V;

/** Has an effect when the hook is triggered. */
export type Effect<P, A> = (position: P, seat: Seat, about: A, thing: number) => void;

const BITS = 32;

/** Indexes things by their hooks; done once, when the game is loaded. The index of a thing is its place in the list. */
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

/** One word of hooks. More words are added with the first thing that needs them, so that positions of old matches stay valid. */
export function noHoldings(): Holdings {
  return { things: [], hooks: [0] };
}

/** Adds a thing, which applies after all the others. */
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

/** Whether any of the player's things has this hook. */
export function isHooked(hook: Hook<unknown>, held: Holdings): boolean {
  const { hooks } = held;
  // Words that nothing has needed yet are not there, and reading beyond the end of a list is slow.
  return hook.word < hooks.length && ((hooks[hook.word] as number) & hook.bit) !== 0;
}

/** The value after all modifiers of the player's things, in order. */
export function fold<V, P, A>(
  hook: Hook<Modifier<V, P, A>>,
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

/** Triggers the effect of every thing that has the hook. Things gained meanwhile are not triggered. */
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

/** The place in the holdings of the next thing that has the hook; -1 if there is none. */
export function nextHooked(hook: Hook<unknown>, held: Holdings, after = -1): number {
  if (!isHooked(hook, held)) return -1;
  const { things } = held;
  for (let i = after + 1; i < things.length; i++) if (hook.at[things[i] as number] !== undefined) return i;
  return -1;
}
