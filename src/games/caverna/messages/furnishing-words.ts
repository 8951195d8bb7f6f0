import type { FurnishingId } from '../box/furnishings.ts';

/** A furnishing without words does not compile. */
export type FurnishingWords = Readonly<Record<FurnishingId, readonly [name: string, does: string]>>;

type Under<Prefix extends string> = Readonly<Record<`${Prefix}.${FurnishingId}`, string>>;

export function furnishingNames(words: FurnishingWords): Under<'furnishing'> {
  return Object.fromEntries(
    Object.entries(words).map(([id, [name]]) => [`furnishing.${id}`, name]),
  ) as Under<'furnishing'>;
}

export function furnishingDeeds(words: FurnishingWords): Under<'does'> {
  return Object.fromEntries(Object.entries(words).map(([id, [, does]]) => [`does.${id}`, does])) as Under<'does'>;
}
