import { named } from '../../rules/events.ts';
import { nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import { type Consequence, figuresOf } from './consequences.ts';
import type { Story } from './story.ts';

/** More than that nobody reads; the log has them all. */
const MOST_CAUSES = 4;

function ChangeRow({ change }: { change: Consequence }) {
  const { view, speak } = useTable();
  const { what, troll, stat, before, after, because } = change;
  const name = speak(`change.${what}`, {
    ...(troll !== undefined && { troll: named(view, troll) }),
    ...(stat !== undefined && { stat }),
  });
  const value =
    what === 'boss'
      ? nameOfTroll(view, after, speak)
      : before === undefined || before === after
        ? after
        : speak('change.from-to', { before, after });
  return (
    <tr data-what={what}>
      <th scope="row">{name}</th>
      <td className="tt-change-value" data-less={(before !== undefined && after < before) || undefined}>
        {value}
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
              <ChangeRow key={`${change.what} ${change.troll} ${change.stat}`} change={change} />
            ))}
          </tbody>
        </table>
      )}
      {list.length > 0 && <p className="tt-unchanged">{speak('sum.unchanged', { list: list.join(', ') })}</p>}
    </section>
  );
}
