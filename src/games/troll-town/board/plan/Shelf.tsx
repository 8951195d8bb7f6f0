import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { useReachable } from '../../../../web/board-kit/reachable.ts';
import { Toolbar } from '../../../../web/look/Toolbar.tsx';
import { DEED_IDS, type Deed } from '../../box/deeds.ts';
import { BUILDING_IDS, PATH_IDS } from '../../box/pieces.ts';
import type { TrollTownFrame } from '../../frames.ts';
import type { TrollTown, Work } from '../../position.ts';
import { eraNeeded, isKnown, whyNot } from '../../rules/deeds.ts';
import { era } from '../../rules/levels.ts';
import { labourOf } from '../../rules/orders.ts';
import { Glyph } from '../art/Glyph.tsx';
import { NUMERALS } from '../art/numbers.ts';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { placeOf } from '../places.ts';
import { useTable } from '../town/table.ts';
import { Tile } from './Tile.tsx';
import { deedUnderway } from './underway.ts';

const LEAVES = ['deeds', 'works'] as const;
type Leaf = (typeof LEAVES)[number];
type Asked = Extract<TrollTownFrame, { readonly seat: Seat }>['step'];

/** Which leaf each question is about. */
const LEAF_OF: Readonly<Record<Asked, Leaf>> = {
  'plan-action': 'deeds',
  'plan-store': 'deeds',
  'plan-host': 'deeds',
  'plan-site': 'deeds',
  'plan-victim': 'deeds',
  'plan-strike': 'deeds',
  'plan-intimidate': 'deeds',
  'plan-join': 'deeds',
  'plan-hex': 'deeds',
  'plan-target': 'deeds',
  'plan-scare': 'deeds',
  'plan-resource': 'deeds',
  'plan-trinkets': 'deeds',
  'plan-trinket-stat': 'deeds',
  'plan-grift': 'deeds',
  'plan-order': 'works',
  'plan-placement': 'works',
  'plan-building-site': 'works',
  lock: 'works',
  stats: 'works',
  lend: 'works',
};
/** So many tiles share two lines as they are; the Boss has more deeds, and theirs are smaller. */
const TWO_LINES = 14;
const PICTURES = { deeds: 'capture-child', works: 'work' } as const;

/** What the Troll can do and what the Minions can build: the leaf that is asked about is in front, and all of it in sight. */
export function Shelf() {
  const { view, me, frame, speak } = useTable();
  const asked: Leaf = frame !== undefined && 'seat' in frame ? LEAF_OF[frame.step] : 'deeds';
  const [turned, turn] = useState<{ leaf: Leaf; asked: Leaf }>({ leaf: asked, asked });
  const leaf = turned.asked === asked ? turned.leaf : asked;
  const tiles = useRef<HTMLDivElement>(null);
  useReachable(tiles);
  // Where a small window lets it scroll, each question begins at the top.
  const question = `${leaf} ${view.turn} ${frame?.step}`;
  useEffect(() => {
    if (question !== '') tiles.current?.scrollTo(0, 0);
  }, [question]);
  const isMany = leaf === 'deeds' && me !== undefined && knownDeeds(view, me).length > TWO_LINES;
  return (
    <section className="tt-shelf" data-many={isMany || undefined} aria-label={speak('shelf.title')} data-guide="shelf">
      <div className="tt-tiles" ref={tiles}>
        {leaf === 'deeds' ? <Deeds /> : <Works />}
      </div>
      <Toolbar className="tt-leaves" aria-label={speak('shelf.leaves')} first="[aria-pressed='true']">
        {LEAVES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={leaf === each}
            onClick={() => turn({ leaf: each, asked })}
            data-calling={(asked === each && leaf !== each) || undefined}
          >
            <Glyph name={PICTURES[each]} />
            {speak(`shelf.${each}`)}
          </button>
        ))}
      </Toolbar>
    </section>
  );
}

function knownDeeds(view: TrollTown, me: Seat): Deed[] {
  return DEED_IDS.filter((deed): deed is Deed => isKnown(view, me, deed));
}

/** What can be done comes first. Beside the plan all share two lines, as works do, so that the town keeps its height. */
function Deeds() {
  const { view, me } = useTable();
  if (me === undefined) return null;
  const known = knownDeeds(view, me);
  const isClosed = (deed: Deed) => whyNot(view, me, deed) !== undefined;
  const tileOf = (deed: Deed) => <DeedTile key={deed} deed={deed} />;
  const closed = known.filter(isClosed).map(tileOf);
  return (
    <>
      <div className="tt-tile-row">{known.filter((deed) => !isClosed(deed)).map(tileOf)}</div>
      {closed.length > 0 && (
        <div className="tt-tile-row" data-closed="">
          {closed}
        </div>
      )}
    </>
  );
}

function DeedTile({ deed }: { deed: Deed }) {
  const { view, frame, speak } = useTable();
  const first = eraNeeded(view, deed);
  return (
    <Tile
      place={placeOf.deed(deed)}
      isUnderway={frame !== undefined && deedUnderway(frame) === deed}
      name={speak(`act.${deed}`)}
      {...(first > era(view) && { note: speak('shelf.from-era', { era: at(NUMERALS, first) }) })}
      picture={<Glyph name={deed} className="tt-deed-picture" />}
    />
  );
}

function Works() {
  const { view, me, speak } = useTable();
  if (me === undefined) return null;
  const isMine = view.trolls[me]?.hut !== -1;
  const works: Work[] = [
    ...PATH_IDS,
    ...BUILDING_IDS.filter((piece) => piece !== 'hut-clay' || view.options.clayHut),
    ...(isMine ? (['rebuild'] as const) : []),
    ...(isMine && view.options.clayHut ? (['rebuild-clay'] as const) : []),
  ];
  return (
    <div className="tt-tile-row">
      {works.map((work) => (
        <Tile
          key={work}
          place={placeOf.work(work)}
          name={speak(`piece.${work}`)}
          note={speak('shelf.labour', { labour: labourOf(view, me, work) })}
          picture={<PiecePicture work={work} />}
        />
      ))}
    </div>
  );
}
