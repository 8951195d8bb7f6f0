import type { Game, Position } from './game.ts';

/** Plain data of a shape that today's types do not describe. */
export type OldData = { readonly [name: string]: unknown };

/** Upgrades a position of the version before to this version, without changing the given one. */
export type Upgrade = (old: OldData) => OldData;

/** By the resulting version: `2` upgrades version 1 to version 2. */
export type Upgrades = Readonly<Record<number, Upgrade>>;

/** For a version that changes the rules but not the shape of positions. */
export const sameShape: Upgrade = (old) => old;

/** The match has been played by rules that this program does not know yet. */
export class NewerRules extends Error {
  override name = 'NewerRules';

  /** The version of the rules that it was last played by. */
  readonly version: number;

  constructor(message: string, version: number) {
    super(message);
    this.version = version;
  }
}

/** Upgrades a stored position to today's rules. */
export function upgradePosition(game: Game, version: number, stored: unknown): Position {
  if (version > game.version) {
    throw new NewerRules(
      `the position was played by newer rules: version ${version} of ${game.id}, and this program knows version ${game.version}`,
      version,
    );
  }
  let data = asOld(stored);
  for (let next = version + 1; next <= game.version; next++) data = game.upgrades?.[next]?.(data) ?? data;
  return checked(game, data);
}

/** Asserts that stored data is an object. */
export function asOld(value: unknown): OldData {
  if (!isObject(value)) throw new Error(`a stored position has ${JSON.stringify(value)} where an object was kept`);
  return value;
}

/** The objects in a list of stored data. */
export function oldList(value: unknown): readonly OldData[] {
  if (!Array.isArray(value)) throw new Error(`a stored position has ${JSON.stringify(value)} where a list was kept`);
  return value.map(asOld);
}

/** The position with every frame changed, including those of seats that answer at once. */
export function changeFrames(old: OldData, change: (frame: OldData) => OldData): OldData {
  const changed = (frame: OldData): OldData =>
    frame.step === 'together'
      ? { ...frame, opening: changedStacks(frame.opening), branches: changedStacks(frame.branches) }
      : change(frame);
  const changedStacks = (stacks: unknown) =>
    Array.isArray(stacks) ? stacks.map((stack) => oldList(stack).map(changed)) : [];
  return { ...old, stack: oldList(old.stack).map(changed) };
}

/** Checks what the kernel relies on, and that there is a step for every frame. The laws test the rest. */
function checked(game: Game, data: OldData): Position {
  const { seats, random, learned } = data;
  const { key, drawn } = asOld(random);
  if (!Number.isInteger(seats) || !Number.isInteger(learned) || !Number.isInteger(drawn) || !Array.isArray(key)) {
    throw new Error(`this is no stored position of ${game.id}`);
  }
  changeFrames(data, (frame) => {
    if (typeof frame.step === 'string' && Object.hasOwn(game.steps, frame.step)) return frame;
    throw new Error(`${game.id} has no step ${JSON.stringify(frame.step)}`);
  });
  // The laws check real positions of every past version against the game's own type.
  return data as unknown as Position;
}

function isObject(value: unknown): value is OldData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
