import type { PlaceId } from './tabletop.ts';

/** How a part of a place's id is recognised and read. */
interface IdPart<T> {
  readonly pattern: string;
  read(text: string): T;
}

export const num: IdPart<number> = { pattern: '-?\\d+', read: Number };

/** Any text; only as the last part. */
export const text: IdPart<string> = { pattern: '.+', read: String };

/** One of these words. */
export function oneOf<T extends string>(words: readonly T[]): IdPart<T> {
  const known = new Map<string, T>(words.map((word) => [word, word]));
  return { pattern: words.join('|'), read: (word) => known.get(word) ?? (word as T) };
}

type Value = string | number;

/** Places whose ids begin with the same word. */
interface Family<V extends readonly Value[]> {
  readonly word: string;
  readonly parts: { readonly [K in keyof V]: IdPart<V[K]> };
}

export function family<V extends readonly Value[]>(
  word: string,
  ...parts: { readonly [K in keyof V]: IdPart<V[K]> }
): Family<V> {
  return { word, parts };
}

type Families = Readonly<Record<string, Family<readonly Value[]>>>;
type ValuesOf<F> = F extends Family<infer V> ? V : never;

/** Functions that make the ids of each family; a constant if it has no parts. */
type Make<F extends Families> = {
  readonly [K in keyof F]: ValuesOf<F[K]> extends readonly [] ? PlaceId : (...values: ValuesOf<F[K]>) => PlaceId;
};

/** The parsed id: its family and parts. */
type Reading<F extends Families> = { [K in keyof F]: { readonly is: K; readonly of: ValuesOf<F[K]> } }[keyof F];

interface PlaceIds<F extends Families> {
  readonly placeOf: Make<F>;
  readonly readPlace: (place: PlaceId) => Reading<F> | undefined;
}

/** Makes and reads the ids of a board's places, which the drawing and the moves share. */
export function placeIds<F extends Families>(families: F): PlaceIds<F> {
  const makers: Record<string, unknown> = {};
  const readers: { readonly is: string; readonly pattern: RegExp; readonly parts: readonly IdPart<Value>[] }[] = [];
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
  // The object is built by name, so its type has to be asserted here.
  return { placeOf: makers, readPlace } as unknown as PlaceIds<F>;
}
