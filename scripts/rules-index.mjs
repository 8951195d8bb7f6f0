/** `GET-4.3`, `FF-7.1.4`, `CT-6.2b`; `GET-case-7` for the worked cases at the end of a sheet. */
const ID = String.raw`[A-Z]{2,3}-(?:\d+(?:\.\d+)+[a-z]?|case-\d+)`;

/** An id is defined where it opens a list item, a table row or, in bold, a paragraph; elsewhere it is only mentioned. */
const DEFINED = new RegExp(
  String.raw`^[ \t]*(?:(?:[-*+]|\d+\.|\|)[ \t]*(?:\*\*|\x60)?|\*\*)(${ID})(?![\w.-]*\w)`,
  'gm',
);

/** A call of `rule` itself: `rule.skip(…)` tests nothing. */
const CALLED = /(?<![\w.$])rule\s*\(\s*(\[[^\]]*\]|(['"`])[^'"`]*\2)/g;
const QUOTED = /(['"`])([^'"`]*)\1/g;

const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** @param {string} source */
function withoutComments(source) {
  return source.replace(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? ' ' : found));
}

/**
 * Sorts CT-4.10 behind CT-4.9.
 * @param {readonly string[]} ids
 */
function inOrder(ids) {
  return [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/**
 * The ids a RULES.md gives to its rules.
 * @param {string} markdown
 */
export function definedRules(markdown) {
  return inOrder([...markdown.matchAll(DEFINED)].map(([, id = '']) => id));
}

/**
 * The ids that the `rule(…)` calls of a test file name.
 * @param {string} source
 */
export function namedRules(source) {
  const calls = withoutComments(source).matchAll(CALLED);
  return inOrder([...calls].flatMap(([, ids = '']) => [...ids.matchAll(QUOTED)].map(([, , id = '']) => id)));
}

/**
 * Compares a RULES.md with the tests of its game.
 * @param {string} markdown
 * @param {readonly string[]} testSources
 */
export function compareRules(markdown, testSources) {
  const defined = definedRules(markdown);
  const named = inOrder(testSources.flatMap(namedRules));
  return {
    rules: defined.length,
    tested: defined.filter((id) => named.includes(id)).length,
    untested: defined.filter((id) => !named.includes(id)),
    unknown: named.filter((id) => !defined.includes(id)),
  };
}
