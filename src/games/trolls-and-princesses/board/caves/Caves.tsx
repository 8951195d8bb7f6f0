import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { CAMP } from '../../box/areas.ts';
import { playerAt } from '../../position.ts';
import { spotOf } from '../changes.ts';
import { standingIn, Troll } from '../Figures.tsx';
import { tilesOf } from '../layout.ts';
import { useTable } from '../table.ts';
import { Choices } from './Choices.tsx';
import { Decor, Fire, Rock } from './Decor.tsx';
import { Network } from './Network.tsx';

/** Inside the mountain: the caves of the clan that is shown, and the camp of those who have not come yet. */
export function Caves() {
  const { view, me, shown, speak, seats, digging } = useTable();
  const bare = tilesOf(playerAt(view, shown)).length === 0;
  const name = seats.find(({ seat }) => seat === shown)?.name ?? '';
  return (
    <section
      className="tp-caves"
      aria-label={speak('board.caves-of', { seat: shown })}
      data-bare={bare || undefined}
      data-together=""
    >
      <Rock />
      <Decor />
      <Network />
      <h2 className="tp-caves-title">
        {me === shown ? speak('board.your-caves') : speak('board.their-caves', { name })}
      </h2>
      {bare && !digging && (
        <p className="tp-bare-words">{speak(me === shown ? 'board.no-caves' : 'board.bare-rock')}</p>
      )}
      <span className="tp-caves-mark">
        <ChangedMark of={spotOf.home(shown, 'tiles')} />
      </span>
      <div className="tp-clearing">
        <Camp />
      </div>
      <Choices />
    </section>
  );
}

/** Trolls that have not come to the table yet, around their fire. */
function Camp() {
  const { view, shown, speak } = useTable();
  const trolls = standingIn(playerAt(view, shown).trolls, shown, CAMP);
  if (trolls.length === 0) return null;
  return (
    <section className="tp-camp" aria-label={speak('area.camp')} data-guide="camp" data-about="camp">
      <div className="tp-camp-ring">
        <Fire />
        {trolls.map(({ troll }) => (
          <Troll key={troll} seat={shown} troll={troll} area="camp" />
        ))}
      </div>
      <p>{speak('board.camp', { count: trolls.length })}</p>
    </section>
  );
}
