import './reference.css';
import { ReferenceEntry, ReferenceGroup, ReferencePage } from '../../../web/board-kit/reference/ReferencePage.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { FOLK_IDS } from '../box/folk-ids.ts';
import { LOOT } from '../box/loot.ts';
import type { EndOfRound } from '../box/rounds.ts';
import type { Face } from '../box/tiles.ts';
import type { FolkTable } from '../position.ts';
import { Good } from './art/goods.tsx';
import { Fence, Meadow } from './art/home/Farmland.tsx';
import { Person } from './art/Person.tsx';
import { HarvestMark, type HarvestSign } from './art/places/Milestone.tsx';
import { Abilities } from './folks/FolkCard.tsx';
import { CellPicture } from './home/CellPicture.tsx';
import { useTable } from './table.ts';
import type { Speak } from './words.ts';

const GOODS = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'begging'] as const;
const ANIMALS = ['dog', 'sheep', 'donkey', 'boar', 'cattle'] as const;
const TOPS: readonly (readonly [top: Face, cell: number])[] = [
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
const ENDS: readonly (readonly [end: EndOfRound, sign: HarvestSign])[] = [
  ['harvest', 'harvest'],
  ['no-harvest', 'unsure'],
  ['pay-1', 'feeding'],
  ['skip-one', 'unsure'],
];

const POINTS = ['animals', 'missing', 'crops', 'wealth', 'people', 'unused', 'land', 'rooms', 'begging'] as const;

interface ReferenceProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly speak: Speak;
}

/** The game on one page: a round, what lies on the land, goods and what they become, harvests, loot, points. */
export function Reference({ open, close, speak }: ReferenceProps) {
  const { view } = useTable();
  return (
    <ReferencePage open={open} close={close} title={speak('reference.title')} closeLabel={speak('reference.close')}>
      <h3>{speak('reference.round')}</h3>
      <ol>
        {([1, 2, 3, 4, 5] as const).map((phase) => (
          <li key={phase}>{speak(`reference.phase-${phase}`)}</li>
        ))}
      </ol>
      <ReferenceGroup title={speak('reference.people')}>
        <ReferenceEntry says={speak('reference.person')}>
          <Person seat={1} />
        </ReferenceEntry>
        <ReferenceEntry says={speak('reference.armed')}>
          <Person seat={1} strength={5} />
        </ReferenceEntry>
        <ReferenceEntry says={speak('reference.newborn')}>
          <Person seat={1} newborn />
        </ReferenceEntry>
      </ReferenceGroup>
      <ReferenceGroup title={speak('reference.land')}>
        {TOPS.map(([top, cell]) => (
          <ReferenceEntry key={top} says={speak(`reference.top-${top}`)} wide>
            <Picture width={130} height={92}>
              <CellPicture cell={cell} top={top} seat={0} sown={{ cell, crop: 'grain', count: 3 }} />
              {top === 'small-pasture' && <Fence side="front" />}
            </Picture>
          </ReferenceEntry>
        ))}
        <ReferenceEntry says={speak('reference.top-large-pasture')} wide>
          <Picture width={260} height={92}>
            <Meadow seed={2} width={260} />
            <Fence side="back" width={260} />
            <Fence side="front" width={260} />
          </Picture>
        </ReferenceEntry>
      </ReferenceGroup>
      <ReferenceGroup title={speak('reference.goods')}>
        {[...GOODS, ...ANIMALS].map((good) => (
          <ReferenceEntry key={good} says={speak(`explain.${good}`)}>
            <Good id={good} className="cv-large" />
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
      {view.folks !== undefined && <Folks chosen={view.folks.chosen} />}
      <ReferenceGroup title={speak('reference.ends')}>
        {ENDS.map(([end, sign]) => (
          <ReferenceEntry key={end} says={speak(`explain.end-${end}`)}>
            <Picture width={24} height={24}>
              <g transform="translate(12 12)">
                <HarvestMark sign={sign} />
              </g>
            </Picture>
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
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
        {POINTS.map((line) => (
          <li key={line}>{speak(`reference.points-${line}`)}</li>
        ))}
      </ul>
    </ReferencePage>
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
          <ReferenceEntry key={crop} says={speak(`explain.${crop}`)}>
            <Good id={crop} className="cv-large" />
          </ReferenceEntry>
        ))}
        {(['lazy', 'clumsy', 'incompetent', 'eats'] as const).map((what) => (
          <ReferenceEntry key={what} says={speak(`goblin.${what}`)}>
            <Person seat={1} goblin />
          </ReferenceEntry>
        ))}
      </dl>
    </>
  );
}
