import { expect, test } from 'vitest';
import { compareRules, namedRules } from './rules-index.mjs';

test('a list of ids or one id, across line breaks and with any quotes', () => {
  const source = `
rule('GET-4.3', 'a gnome cannot stand on a troll', () => {});
rule(["GET-4.4", 'GET-4.5'], 'two', () => {});
rule(
  [
    'GET-4.6', // the purse
    \`GET-4.7\`,
  ],
  'three',
  () => {},
);
rule ( 'GET-case-12', 'four', () => {});
`;
  expect(namedRules(source)).toEqual(['GET-4.3', 'GET-4.4', 'GET-4.5', 'GET-4.6', 'GET-4.7', 'GET-case-12']);
});

test('what is commented out, skipped or another function names nothing', () => {
  const source = `
// rule('GET-1.1', 'later', () => {});
/* rule('GET-1.2', 'later', () => {}); */
rule.skip('GET-1.3', 'later', () => {});
overrule('GET-1.4');
table.rule('GET-1.5');
const address = 'https://example.org'; rule('GET-1.6', 'after a string with slashes', () => {});
`;
  expect(namedRules(source)).toEqual(['GET-1.6']);
});

test('compares rules with the tests that name them', () => {
  const rules = ['TP-1.9', 'TP-1.10', 'TP-2.1'];
  const tests = ["rule('TP-1.9', 'x', f);", "rule(['TP-2.1', 'TP-9.9'], 'y', f); rule('TP-1.9', 'z', f);"];
  expect(compareRules(rules, tests)).toEqual({ rules: 3, tested: 2, untested: ['TP-1.10'], unknown: ['TP-9.9'] });
});
