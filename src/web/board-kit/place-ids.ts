import type { PlaceId } from './tabletop.ts';

/** How a part of a place's id is recognized, and what it stands for. */
interface Part<T> {
  readonly pattern: string;
  read(text: string): T;
}

export const num: Part<number> = { pattern: '-?\\d+', read: Number };

/** Anything: only as the last part. */
export const text: Part<string> = { pattern: '.+', read: String };

/** One of these words. */
export function oneOf<T extends string>(words: readonly T[]): Part<T> {
  const known = new Map<string, T>(words.map((word) => [word, word]));
  return { pattern: words.join('|'), read: (word) => known.get(word) ?? (word as T) };
}

type Value = string | number;

/** All places whose ids begin with the same word. */
interface Family<V extends readonly Value[]> {
  readonly word: string;
  readonly parts: { readonly [K in keyof V]: Part<V[K]> };
}

export function family<V extends readonly Value[]>(
  word: string,
  ...parts: { readonly [K in keyof V]: Part<V[K]> }
): Family<V> {
  return { word, parts };
}

type Families = Readonly<Record<string, Family<readonly Value[]>>>;
type ValuesOf<F> = F extends Family<infer V> ? V : never;

/** Makes the ids of a family; without parts, there is only the one. */
type Make<F extends Families> = {
  readonly [K in keyof F]: ValuesOf<F[K]> extends readonly [] ? PlaceId : (...values: ValuesOf<F[K]>) => PlaceId;
};

/** What an id stands for: its family, and what it was made of. */
type Reading<F extends Families> = { [K in keyof F]: { readonly is: K; readonly of: ValuesOf<F[K]> } }[keyof F];

interface PlaceIds<F extends Families> {
  readonly placeOf: Make<F>;
  readonly readPlace: (place: PlaceId) => Reading<F> | undefined;
}

/** The ids of a board's places: what the drawing and the moves both go by. */
export function placeIds<F extends Families>(families: F): PlaceIds<F> {
  const makers: Record<string, unknown> = {};
  const readers: { readonly is: string; readonly pattern: RegExp; readonly parts: readonly Part<Value>[] }[] = [];
  for (const [is, { word, parts }] of Object.entries(families)) {
    makers[is] = parts.length === 0 ? word : (...values: readonly Value[]) => [word, ...values].join('-');
    const pattern = new RegExp(`^${[word, ...parts.map((part) => `(${part.pattern})`)].join('-')}$`);
    readers.push({ is, pattern, parts });
  }
  const readPlace = (place: PlaceId) => {
    for (const { is, pattern, parts } of readers) {
      const found = pattern.exec(place);
      if (found !== null) return { is, of: parts.map((part, at) => part.read(found[at + 1] ?? '')) };
    }
    return undefined;
  };
  // Objects that are put together by name have no type of their own: this is the one place where it is given to them.
  return { placeOf: makers, readPlace } as unknown as PlaceIds<F>;
}
