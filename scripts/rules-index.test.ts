import { expect, test } from 'vitest';
import { compareRules, definedRules, namedRules } from './rules-index.mjs';

test('finds ids that open a list item, a table row or a bold paragraph', () => {
  const sheet = `
- **GET-1.1** Figures are limited (GET-4.4).
- GET-1.2 A figure that leaves goes back.
  - **GET-1.2a** Also this one.
* **GET-1.3**: colours
| GET-2.1 | a row |
| **GET-2.2** | a bold row |
| \`GET-2.3\` | a row in code |
**GET-3.1** A paragraph.
1. **GET-case-7** The opponent's gnome on my apple.
- **FF-7.1.4** Three numbers.
`;
  expect(definedRules(sheet)).toEqual([
    'FF-7.1.4',
    'GET-1.1',
    'GET-1.2',
    'GET-1.2a',
    'GET-1.3',
    'GET-2.1',
    'GET-2.2',
    'GET-2.3',
    'GET-3.1',
    'GET-case-7',
  ]);
});

test('a mention inside a sentence defines nothing', () => {
  expect(
    definedRules('GET-6.1 is checked after this.\n- See GET-6.2.\n| no | GET-6.3 |\n- **GET-6** Section\n'),
  ).toEqual([]);
});

test('an id is taken whole', () => {
  expect(definedRules('- **CT-4.10** ten\n- **CT-4.1** one\n- **CT-4.1-draft** not an id')).toEqual([
    'CT-4.1',
    'CT-4.10',
  ]);
});

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

test('compares a sheet with its tests', () => {
  const sheet = '- **TP-1.9** a\n- **TP-1.10** b\n- **TP-2.1** c\n';
  const tests = ["rule('TP-1.9', 'x', f);", "rule(['TP-2.1', 'TP-9.9'], 'y', f); rule('TP-1.9', 'z', f);"];
  expect(compareRules(sheet, tests)).toEqual({ rules: 3, tested: 2, untested: ['TP-1.10'], unknown: ['TP-9.9'] });
});
