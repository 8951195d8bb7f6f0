import type { ZodError } from 'zod';

const LONGEST = 200;

/** The first problem of a schema error, in one line. */
export function problemOf({ issues }: ZodError): string {
  const [first] = issues;
  if (first === undefined) return 'it does not fit';
  const where = first.path.map(String).join('.');
  const problem = where === '' ? first.message : `${where}: ${first.message}`;
  return problem.replace(/\s+/g, ' ').slice(0, LONGEST);
}
