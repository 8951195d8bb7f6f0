import './families.css';
import { memo } from 'react';
import { ChangedMark, ChangedWords, useChange } from '../../../../web/board-kit/changed/marks.tsx';
import type { BoardSeat } from '../../../../web/board-kit/tabletop.ts';
import { Picture } from '../../../../web/look/Picture.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { ANIMALS, type Good as GoodName, type Goods } from '../../box/goods.ts';
import { type Person as PersonOfFamily, playerAt } from '../../position.ts';
import { folkOf } from '../../rules/folks.ts';
import { isPlaced, isWorkingTime, peopleToPlace } from '../../rules/to-place.ts';
import { pointsOf } from '../../score.ts';
import { Good } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { Piece } from '../art/Piece.tsx';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { lookOf } from '../people.ts';
import { useTable } from '../table.ts';

const STORED: readonly GoodName[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold'];
/** Only those who have some need a place for them. */
const RARE: readonly GoodName[] = ['gemfruit', 'mushroom', 'begging'];

/** More families than these stand in two columns. */
const ONE_COLUMN = 4;

/** Who has what: a row for each family, whose home it brings to the front. */
export function Families() {
  const { seats, speak } = useTable();
  return (
    <nav
      className="cv-family-table"
      aria-label={speak('board.families')}
      data-guide="families"
      data-many={seats.length > ONE_COLUMN || undefined}
    >
      {seats.map((each) => (
        <div key={each.seat} className="cv-family">
          <Family of={each} />
          {each.extra !== undefined && <span className="cv-family-extra">{each.extra}</span>}
        </div>
      ))}
    </nav>
  );
}

function Family({ of: { seat, name, mine } }: { readonly of: BoardSeat }) {
  const { view, me, over, shown, show, speak } = useTable();
  const player = playerAt(view, seat);
  const folk = view.folks && folkOf(player);
  const all = player.people.length;
  return (
    <button
      type="button"
      className="cv-family-row"
      aria-pressed={shown === seat}
      data-about={thingOf.family(seat)}
      data-guide={`seat-${seat}`}
      onClick={() => show(seat === me ? undefined : seat)}
    >
      <span className="cv-family-mark">
        {folk === undefined ? <SeatMark seat={seatNumber(seat)} /> : <Person seat={seatNumber(seat)} folk={folk} />}
      </span>
      <span className="cv-family-name">
        <b>{mine && seat === me ? speak('board.you') : name}</b>
        {view.first === seat && !over && <Flag title={speak('families.first')} />}
      </span>
      <small className="cv-family-note">
        {isWorkingTime(view)
          ? speak('families.to-place', { count: peopleToPlace(view, seat), all })
          : speak('families.people', { count: all })}
      </small>
      <span className="cv-family-people">
        {player.people.map((person, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people keep their order
          <Member key={number} person={person} seat={seat} />
        ))}
        <ChangedMark of={spotOf.home(seat, 'people')} />
      </span>
      <Belongings goods={player.goods} seat={seat} />
      <span className="cv-family-points">
        <b>
          <ChangedMark of={spotOf.home(seat, 'points')} /> {pointsOf(view, seat)}
        </b>{' '}
        <small>{speak('families.points', { count: pointsOf(view, seat) })}</small>
      </span>
    </button>
  );
}

/** CV-3.2: the sign of the starting player. */
const Flag = memo(function Flag({ title }: { readonly title: string }) {
  return (
    <Picture width={44} height={60} title={title} className="cv-family-flag">
      <Piece id="flag" x={5} y={58} tint="gold" />
    </Picture>
  );
});

/** A Person, grey while at work; the number is the strength of the weapon. */
function Member({ person, seat }: { readonly person: PersonOfFamily; readonly seat: number }) {
  const { view, speak } = useTable();
  const { strength } = person;
  return (
    <span className="cv-member" data-placed={isPlaced(person) || undefined}>
      <Person seat={seatNumber(seat)} {...lookOf(person, view.round)} strength={0} marked={false} />
      {strength > 0 && (
        <b>
          <span className="sr-only">{speak('families.weapon')} </span>
          {strength}
        </b>
      )}
    </span>
  );
}

function Belongings({ goods, seat }: { readonly goods: Goods; readonly seat: number }) {
  const rare = RARE.filter((good) => (goods[good] ?? 0) > 0);
  return (
    <span className="cv-belongings">
      {[...STORED, ...ANIMALS, ...rare].map((good) => (
        <Belonging key={good} good={good} count={goods[good] ?? 0} seat={seat} />
      ))}
    </span>
  );
}

interface BelongingProps {
  readonly good: GoodName;
  readonly count: number;
  readonly seat: number;
}

/** Another's good that has changed is underlined; one's own is marked in the stores. */
function Belonging({ good, count, seat }: BelongingProps) {
  const { speak, me } = useTable();
  const change = useChange(spotOf.home(seat, good));
  const isNews = change !== undefined && seat !== me;
  return (
    <span data-none={count === 0 || undefined} data-changed={isNews || undefined}>
      <Good id={good} title={speak(`stores.${good}`, { count })} /> {count}
      {isNews && <ChangedWords change={change} />}
    </span>
  );
}
