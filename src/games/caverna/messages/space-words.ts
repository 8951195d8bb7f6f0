import { SPACES, type SpaceId, type SpaceKind } from '../box/spaces.ts';

/** Action spaces of one kind have one name. */
export type KindWords = Readonly<Record<SpaceKind, string>>;
/** Where several of a kind may lie on one table, what tells them apart. */
export type AlikeWords = Readonly<Partial<Record<SpaceId, string>>>;

type SpaceNames = Readonly<Record<`kind.${SpaceKind}` | `space.${SpaceId}`, string>>;

export function spaceNames(kinds: KindWords, alike: AlikeWords): SpaceNames {
  return Object.fromEntries(
    SPACES.flatMap(({ id, kind }) => [
      [`kind.${kind}`, kinds[kind]],
      [`space.${id}`, alike[id] ?? kinds[kind]],
    ]),
  ) as SpaceNames;
}
