import type { Position } from './game.ts';

/** Says whether two views show the same; chance and what has been learned are no part of what is seen. */
export function fingerprintOf({ random: _random, learned: _learned, ...seen }: Position): string {
  return digest(inOrder(seen));
}

/** JSON in which the order of fields does not matter: views are put together from changes. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${name}:${inOrder(each)}`)
    .join()}}`;
}

/** Two sums of 32 bits that hang on every letter and its place. They tell what differs, and keep nothing secret. */
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
