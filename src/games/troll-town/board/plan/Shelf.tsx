import { useRef, useState } from 'react';
import { DEED_IDS, type Deed } from '../../box/deeds.ts';
import { BUILDING_IDS, PATH_IDS } from '../../box/pieces.ts';
import type { Work } from '../../position.ts';
import { isKnown } from '../../rules/deeds.ts';
import { labourOf } from '../../rules/orders.ts';
import { Glyph } from '../art/Glyph.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { placeOf } from '../places.ts';
import { useTable } from '../town/table.ts';
import { Tile } from './Tile.tsx';

const DEED_STEPS =
  /^plan-(action|store|host|site|victim|strike|intimidate|join|hex|target|scare|resource|trinket|grift)/;

const LEAVES = ['deeds', 'roads', 'houses'] as const;
type Leaf = (typeof LEAVES)[number];
const PICTURES = { deeds: 'capture-child', roads: 'work', houses: 'upgrade-hovel' } as const;

/** What the Troll can do and what the Minions can build: the leaf that is asked about is in front. */
export function Shelf() {
  const { frame, speak } = useTable();
  const asksWork = frame !== undefined && !DEED_STEPS.test(frame.step);
  const asked: Leaf = asksWork ? 'roads' : 'deeds';
  const [turned, turn] = useState<{ leaf: Leaf; asked: Leaf }>({ leaf: asked, asked });
  const leaf = turned.asked === asked ? turned.leaf : asked;
  const row = useRef<HTMLDivElement>(null);
  const open = (each: Leaf) => {
    turn({ leaf: each, asked });
    // Roads and houses stand in one row: whatever can be ordered is there to be found.
    requestAnimationFrame(() => {
      const first = row.current?.querySelector(`[data-leaf="${each}"]`);
      first?.scrollIntoView({ inline: 'start', block: 'nearest' });
    });
  };
  return (
    <section className="tt-shelf" aria-label={speak('shelf.title')} data-guide="shelf">
      <div className="tt-leaves">
        {LEAVES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={leaf === each}
            onClick={() => open(each)}
            data-calling={(asksWork !== (each === 'deeds') && asksWork === (leaf === 'deeds')) || undefined}
          >
            <Glyph name={PICTURES[each]} />
            {speak(`shelf.${each}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className="tt-tiles" ref={row} tabIndex={0}>
        {leaf === 'deeds' ? <Deeds /> : <Works />}
      </div>
    </section>
  );
}

function Deeds() {
  const { view, me, speak } = useTable();
  const known = DEED_IDS.filter((deed): deed is Deed => me !== undefined && isKnown(view, me, deed));
  return known.map((deed) => (
    <Tile
      key={deed}
      place={placeOf.deed(deed)}
      thing={placeOf.deed(deed)}
      name={speak(`act.${deed}`)}
      note={speak(`deed-note.${deed}`)}
      picture={<Glyph name={deed} className="tt-deed-picture" />}
    />
  ));
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
  return works.map((work) => (
    <Tile
      key={work}
      place={placeOf.work(work)}
      thing={placeOf.work(work)}
      name={speak(`piece.${work}`)}
      note={speak('shelf.labour', { labour: labourOf(view, me, work) })}
      picture={<PiecePicture work={work} />}
      leaf={work === 'i2' ? 'roads' : work === 'hovel' ? 'houses' : undefined}
    />
  ));
}
