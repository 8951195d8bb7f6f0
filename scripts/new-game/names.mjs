/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Initials of the title, else its first letters, so that no other game has them.
 * @param {string} title
 * @param {ReadonlySet<string | undefined>} taken
 */
function prefixFor(title, taken) {
  const plain = title.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '');
  const words = plain.toUpperCase().split(' ').filter(Boolean);
  const letters = words.join('');
  const initials = words.map((word) => word.charAt(0)).join('');
  const tries = [initials.slice(0, 3), letters.slice(0, 2), letters.slice(0, 3), letters.slice(0, 4)];
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${(letters || 'G').slice(0, 3)}${letter}`);
  return [...tries, ...others].find((each) => each.length >= 2 && !taken.has(each)) ?? 'GAME';
}

/**
 * What the words of the template become in a new game.
 * @param {string} id
 * @param {string} title
 * @param {ReadonlySet<string | undefined>} takenPrefixes
 */
export function wordsOfTemplate(id, title, takenPrefixes) {
  const pascal = id.split('-').map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const prefix = prefixFor(title, takenPrefixes);
  /** @param {string} text */
  const rename = (text) =>
    text
      .replaceAll('take-stones', id)
      .replaceAll("title: 'Take Stones'", `title: ${quoted(title)}`)
      .replaceAll('Take Stones', title)
      .replaceAll('takeStones', camel)
      .replaceAll('TakeStones', pascal)
      .replaceAll(/\bTS-(?=\d)/g, `${prefix}-`);
  return { rename, camel, prefix };
}

/** @param {string} text */
function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
