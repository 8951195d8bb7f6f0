import type { Hook, HookLines, HookSet, Thing } from '../../../src/kernel/hooks.ts';

interface Hooked<H> {
  readonly lines: HookLines<H>;
  readonly things: readonly Thing<H>[];
  readonly set: HookSet<H>;
  /** Plays matches, enough of them for every rule to be needed. */
  readonly play: () => void;
}

/**
 * What is wrong with the hooks of a game, a sentence each: a thing at a hook that is not in the table, a hook without its
 * line, a hook that no thing has, a hook that no rule calls.
 */
export function faultsOfHooks<H>({ lines, things, set, play }: Hooked<H>): string[] {
  const names = Object.keys(lines) as (keyof H & string)[];
  const called = calledDuring(set, names, play);
  const unknown = things.flatMap(({ id, hooks }) =>
    Object.keys(hooks)
      .filter((name) => !Object.hasOwn(lines, name))
      .map((name) => `${id} has the hook '${name}', which is not in the table`),
  );
  return [
    ...unknown,
    ...names.filter((name) => lines[name].trim() === '').map((name) => `'${name}' has no line`),
    ...names
      .filter((name) => things.every(({ hooks }) => hooks[name] === undefined))
      .map((name) => `no thing has the hook '${name}'`),
    ...names.filter((name) => !called.has(name)).map((name) => `no rule calls the hook '${name}'`),
  ];
}

/** Every call of a hook begins by asking where the holdings tell of it. */
function calledDuring<H>(set: HookSet<H>, names: readonly (keyof H & string)[], play: () => void): Set<string> {
  const called = new Set<string>();
  const stops = names.map((name) => watch(set.hooks[name], () => called.add(name)));
  try {
    play();
  } finally {
    for (const stop of stops) stop();
  }
  return called;
}

function watch(hook: Hook<unknown>, hear: () => void): () => void {
  const { word } = hook;
  const property = { configurable: true, enumerable: true };
  Object.defineProperty(hook, 'word', {
    ...property,
    get() {
      hear();
      return word;
    },
  });
  return () => Object.defineProperty(hook, 'word', { ...property, writable: true, value: word });
}
