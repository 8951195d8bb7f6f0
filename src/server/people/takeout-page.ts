/** A match as the page of a takeout lists it. */
export interface TakenMatch {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly made: number;
  readonly ended?: number;
  readonly names: readonly string[];
  /** The path of its record in the zip. */
  readonly file?: string;
}

/** Other stored data, as the page lists it. */
export interface TakenRows {
  readonly file: string;
  readonly about: string;
  readonly rows: number;
}

/** The page in a takeout that leads to the rest. */
export function indexPage(
  person: { readonly name: string },
  matches: readonly TakenMatch[],
  kept: readonly TakenRows[],
): string {
  const items = kept
    .filter(({ rows: count }) => count > 0)
    .map(({ file, about, rows: count }) => `<li><a href="${text(file)}">${text(about)}</a> (${count})</li>`);
  const rows = matches.map(
    ({ game, made, ended, names, file }) =>
      `<tr><td>${text(game)}</td><td>${day(made)}</td><td>${ended === undefined ? 'not over' : day(ended)}</td>` +
      `<td>${names.map(text).join(', ')}</td><td>${file === undefined ? '' : `<a href="${text(file)}">record</a>`}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Underbridge: ${text(person.name)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #ccc; padding: .4rem .6rem; text-align: left }
</style>
<h1>${text(person.name)}</h1>
<p>Everything that this table keeps about you: <a href="me.json">name, devices, bots and keys</a>,
<a href="chat.json">what you wrote</a>, <a href="matches.json">your matches</a>, <a href="results.json">your results</a>, <a href="groups.json">your groups</a>.</p>
<ul>
${items.join('\n')}
</ul>
<p>Records open in Underbridge, and <code>underbridge replay</code> plays and checks them. A match that is not over has none yet:
it would reveal the shuffle.</p>
<table>
<tr><th>Game</th><th>Made</th><th>Ended</th><th>Players</th><th>Record</th></tr>
${rows.join('\n')}
</table>
</html>
`;
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function text(plain: string): string {
  return plain.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}
