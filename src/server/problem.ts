import { type ZodError, z } from 'zod';

const LONGEST = 200;

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text in quotes',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const PARTS: Readonly<Record<string, string>> = { string: ' letters', array: ' entries' };

// A schema's own message comes first. This is the fallback.
z.config({
  localeError(issue) {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'it is missing' : `it has to be ${KINDS[issue.expected] ?? issue.expected}`;
      case 'too_big':
        return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${PARTS[issue.origin] ?? ''}`;
      case 'too_small':
        return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${PARTS[issue.origin] ?? ''}`;
      case 'invalid_value':
        return `it has to be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
      case 'unrecognized_keys':
        return `there is nothing here called ${issue.keys.join(' or ')}`;
      case 'invalid_union':
        return 'it has none of the forms that are possible here';
      default:
        return 'it does not have the right form';
    }
  },
});

/** The first problem of a schema error, in one line. */
export function problemOf({ issues }: ZodError): string {
  const [first] = issues;
  if (first === undefined) return 'it does not fit';
  const where = first.path.map(String).join('.');
  const problem = where === '' ? first.message : `${where}: ${first.message}`;
  return problem.replace(/\s+/g, ' ').slice(0, LONGEST);
}
