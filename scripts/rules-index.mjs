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
 * The ids that the `rule(…)` calls of a test file name.
 * @param {string} source
 */
export function namedRules(source) {
  const calls = withoutComments(source).matchAll(CALLED);
  return inOrder([...calls].flatMap(([, ids = '']) => [...ids.matchAll(QUOTED)].map(([, , id = '']) => id)));
}

/**
 * Compares the rules of a game with its tests.
 * @param {readonly string[]} defined
 * @param {readonly string[]} testSources
 */
export function compareRules(defined, testSources) {
  const named = inOrder(testSources.flatMap(namedRules));
  return {
    rules: defined.length,
    tested: defined.filter((id) => named.includes(id)).length,
    untested: defined.filter((id) => !named.includes(id)),
    unknown: named.filter((id) => !defined.includes(id)),
  };
}
