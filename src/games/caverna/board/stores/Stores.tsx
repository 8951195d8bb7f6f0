import { thingOf } from '../explain/things.ts';
import './stores.css';
import './strip.css';
import './under-home.css';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import type { Good as GoodName } from '../../box/goods.ts';
import { Good } from '../art/goods.tsx';
import { spotOf } from '../changes.ts';
import { useShownPlayer, useTable } from '../table.ts';
import { Brought } from './Brought.tsx';
import { Exchanges } from './Exchanges.tsx';
import { Harvest } from './Harvest.tsx';

const KEPT: readonly GoodName[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold'];
/** Only those who have some need a place for them. */
const RARE: readonly GoodName[] = ['gemfruit', 'mushroom'];
const HERD: readonly GoodName[] = ['dog', 'sheep', 'donkey', 'boar', 'cattle'];

/** What a family owns, in words; what the next harvest will cost; and the way to exchanges. */
export function Stores() {
  const { me, shown, speak, seats } = useTable();
  const { goods } = useShownPlayer();
  const own = me === shown;
  return (
    <section className="cv-stores" aria-label={speak('stores.of', { seat: shown })} data-guide="stores">
      <h2>{own ? speak('stores.yours') : speak('stores.theirs', { name: seats[shown]?.name ?? '' })}</h2>
      <ul className="cv-goods">
        {[...KEPT, ...RARE.filter((good) => (goods[good] ?? 0) > 0)].map((good) => (
          <Kept key={good} good={good} count={goods[good] ?? 0} />
        ))}
      </ul>
      <ul className="cv-goods cv-herd">
        {[...HERD, ...(goods.begging > 0 ? (['begging'] as const) : [])].map((good) => (
          <Kept key={good} good={good} count={goods[good] ?? 0} />
        ))}
      </ul>
      <Brought />
      <Harvest seat={shown} />
      {own && <Exchanges />}
    </section>
  );
}

function Kept({ good, count }: { readonly good: GoodName; readonly count: number }) {
  const { speak, shown } = useTable();
  return (
    <li
      data-about={thingOf.good(good)}
      data-none={count === 0 || undefined}
      aria-label={speak(`amount.${good}`, { count })}
    >
      <Good id={good} />
      <b>{count}</b>
      <span>{speak(`stores.${good}`, { count })}</span>
      <ChangedMark of={spotOf.home(shown, good)} />
    </li>
  );
}
