import type { TrollTown } from '../../position.ts';
import { toldAs } from '../../rules/events.ts';
import { nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import type { Speak } from '../words.ts';
import { type Consequence, figuresOf } from './consequences.ts';
import type { Story } from './story.ts';

/** More than that nobody reads; the log has them all. */
const MOST_CAUSES = 5;

/** What stands in the middle of a row: who, by how much, or from what to what. */
function shownValue({ what, before, after }: Consequence, view: TrollTown, speak: Speak): string | number {
  switch (what) {
    case 'boss':
      return nameOfTroll(view, after, speak);
    case 'crown':
      return speak(after > 0 ? 'change.won' : 'change.lost');
    case 'stats':
      return after > 0 ? `+${after}` : `−${-after}`;
    default:
      return before === undefined || before === after ? after : speak('change.from-to', { before, after });
  }
}

function isLess({ what, before, after }: Consequence): boolean {
  if (what === 'crown') return after === 0;
  return what === 'stats' ? after < 0 : before !== undefined && after < before;
}

function ChangeRow({ change }: { change: Consequence }) {
  const { view, speak } = useTable();
  const { what, troll, stat, stats, crown, because } = change;
  const name = speak(`change.${what}`, {
    ...(troll !== undefined && { troll: toldAs(view, troll) }),
    ...(stat !== undefined && { stat }),
    ...(stats !== undefined && { stats: stats.join(' ') }),
    ...(crown !== undefined && { crown }),
  });
  return (
    <tr data-what={what}>
      <th scope="row">{name}</th>
      <td className="tt-change-value" data-less={isLess(change) || undefined}>
        {shownValue(change, view, speak)}
      </td>
      <td>{[...new Set(because.map((line) => speak(line.say, line)))].slice(0, MOST_CAUSES).join(' ')}</td>
    </tr>
  );
}

/** What the turn has changed, each with its cause; and in one grey line what is as it was. */
export function Changes({ story }: { story: Story }) {
  const { view, speak } = useTable();
  const { changes, unchanged } = story;
  const figures = figuresOf(view);
  const list = unchanged.map((what) => speak('sum.figure', { name: speak(`change.${what}`), value: figures[what] }));
  return (
    <section className="tt-changes">
      <h3>{speak('sum.why')}</h3>
      {changes.length > 0 && (
        <table>
          <tbody>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.what} ${change.troll} ${change.stat ?? change.stats ?? change.crown}`}
                change={change}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.length > 0 && <p className="tt-unchanged">{speak('sum.unchanged', { list: list.join(', ') })}</p>}
    </section>
  );
}
