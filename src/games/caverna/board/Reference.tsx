import './reference.css';
import type { ReactNode } from 'react';
import type { Speak } from '../../../web/board-kit/tabletop.ts';
import { Dialog } from '../../../web/look/Dialog.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { FOLK_IDS } from '../box/folk-ids.ts';
import { LOOT } from '../box/loot.ts';
import type { Top } from '../box/tiles.ts';
import type { FolkTable } from '../position.ts';
import { Good } from './art/goods.tsx';
import { Fence, Meadow } from './art/home/Farmland.tsx';
import type { GoodId } from './art/ids.ts';
import { Person } from './art/Person.tsx';
import { HarvestMark, type HarvestSign } from './art/places/Milestone.tsx';
import { Abilities } from './folks/FolkCard.tsx';
import { CellPicture } from './home/CellPicture.tsx';
import { useTable } from './table.ts';

const GOODS: readonly GoodId[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'begging'];
const ANIMALS: readonly GoodId[] = ['dog', 'sheep', 'donkey', 'boar', 'cattle'];
const TOPS: readonly (readonly [top: Top, cell: number])[] = [
  ['none', 0],
  ['meadow', 1],
  ['field', 2],
  ['small-pasture', 1],
  ['cavern', 3],
  ['tunnel', 4],
  ['deep-tunnel', 4],
  ['ore-mine', 5],
  ['ruby-mine', 5],
  ['entry-dwelling', 21],
];
const ENDS: readonly (readonly [end: string, sign: HarvestSign])[] = [
  ['harvest', 'harvest'],
  ['no-harvest', 'unsure'],
  ['pay-1', 'feeding'],
  ['skip-one', 'unsure'],
];

interface ReferenceProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly speak: Speak;
}

/** The game on one page: a round, what lies on the land, goods and what they become, harvests, loot, points. */
export function Reference({ open, close, speak }: ReferenceProps) {
  const { view } = useTable();
  return (
    <Dialog open={open} onClose={close} title={speak('reference.title')} closeLabel={speak('reference.close')}>
      <div className="cv-reference">
        <h3>{speak('reference.round')}</h3>
        <ol>
          {['1', '2', '3', '4', '5'].map((phase) => (
            <li key={phase}>{speak(`reference.phase-${phase}`)}</li>
          ))}
        </ol>
        <h3>{speak('reference.people')}</h3>
        <dl>
          <Entry says={speak('reference.person')}>
            <Person seat={1} />
          </Entry>
          <Entry says={speak('reference.armed')}>
            <Person seat={1} strength={5} />
          </Entry>
          <Entry says={speak('reference.newborn')}>
            <Person seat={1} newborn />
          </Entry>
        </dl>
        <h3>{speak('reference.land')}</h3>
        <dl>
          {TOPS.map(([top, cell]) => (
            <Entry key={top} says={speak(`reference.top-${top}`)} wide>
              <Picture width={130} height={92}>
                <CellPicture cell={cell} top={top} seat={0} sown={{ cell, crop: 'grain', count: 3 }} />
                {top === 'small-pasture' && <Fence side="front" />}
              </Picture>
            </Entry>
          ))}
          <Entry says={speak('reference.top-large-pasture')} wide>
            <Picture width={260} height={92}>
              <Meadow seed={2} width={260} />
              <Fence side="back" width={260} />
              <Fence side="front" width={260} />
            </Picture>
          </Entry>
        </dl>
        <h3>{speak('reference.goods')}</h3>
        <dl>
          {[...GOODS, ...ANIMALS].map((good) => (
            <Entry key={good} says={speak(`explain.${good}`)}>
              <Good id={good} className="cv-large" />
            </Entry>
          ))}
        </dl>
        {view.folks !== undefined && <Folks chosen={view.folks.chosen} />}
        <h3>{speak('reference.ends')}</h3>
        <dl>
          {ENDS.map(([end, sign]) => (
            <Entry key={end} says={speak(`explain.end-${end}`)}>
              <Picture width={24} height={24}>
                <g transform="translate(12 12)">
                  <HarvestMark sign={sign} />
                </g>
              </Picture>
            </Entry>
          ))}
        </dl>
        <h3>{speak('reference.loot')}</h3>
        <p className="cv-reference-loot">
          {LOOT.filter(({ special }) => special === undefined || view.folks !== undefined).map(({ id, strength }) => (
            <span key={id}>
              <b>{strength}</b> {speak(`loot.${id}`)}
            </span>
          ))}
        </p>
        <h3>{speak('reference.points')}</h3>
        <ul>
          {['animals', 'missing', 'crops', 'wealth', 'people', 'unused', 'land', 'rooms', 'begging'].map((line) => (
            <li key={line}>{speak(`reference.points-${line}`)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The Forgotten Folk: who is at this table, goblins, and the new crops. */
function Folks({ chosen }: { readonly chosen: FolkTable['chosen'] }) {
  const { speak } = useTable();
  const folks = FOLK_IDS.filter((folk) => chosen.includes(folk));
  return (
    <>
      <h3>{speak('reference.folks')}</h3>
      {folks.map((folk) => (
        <section key={folk} className="cv-reference-folk">
          <h4>
            <Person seat={1} folk={folk} /> {speak(`folk.${folk}`)}
          </h4>
          <Abilities folk={folk} />
        </section>
      ))}
      <dl>
        {(['gemfruit', 'mushroom'] as const).map((crop) => (
          <Entry key={crop} says={speak(`explain.${crop}`)}>
            <Good id={crop} className="cv-large" />
          </Entry>
        ))}
        {(['lazy', 'clumsy', 'incompetent', 'eats'] as const).map((what) => (
          <Entry key={what} says={speak(`goblin.${what}`)}>
            <Person seat={1} goblin />
          </Entry>
        ))}
      </dl>
    </>
  );
}

function Entry({
  says,
  wide = false,
  children,
}: {
  readonly says: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{children}</dt>
      <dd>{says}</dd>
    </div>
  );
}
