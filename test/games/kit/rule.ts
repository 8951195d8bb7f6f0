import { test } from 'vitest';

/** A test of the rules with these ids; `npm run rules` lists the rules of a sheet that none of these names. */
export function rule(ids: string | string[], title: string, body: () => void): void {
  test(`${[ids].flat().join(', ')}: ${title}`, body);
}
