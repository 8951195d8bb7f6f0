import { useState } from 'react';
import { DEED_IDS, type Deed } from '../../box/deeds.ts';
import { BUILDING_IDS, PATH_IDS } from '../../box/pieces.ts';
import { isKnown } from '../../deeds.ts';
import { labourOf } from '../../orders.ts';
import type { Work } from '../../position.ts';
import { Glyph } from '../art/Glyph.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { placeOf } from '../places.ts';
import { useTable } from '../town/table.ts';
import { Tile } from './Tile.tsx';

type Leaf = 'deeds' | 'works';

const DEED_STEPS =
  /^plan-(action|store|host|site|victim|strike|intimidate|join|hex|target|scare|resource|trinket|grift)/;

/** What the Troll can do and what the Minions can build: two leaves, the one that is asked about in front. */
export function Shelf() {
  const { frame, speak } = useTable();
  const asked: Leaf = frame !== undefined && !DEED_STEPS.test(frame.step) ? 'works' : 'deeds';
  const [turned, turn] = useState<{ leaf: Leaf; asked: Leaf }>({ leaf: asked, asked });
  const leaf = turned.asked === asked ? turned.leaf : asked;
  return (
    <section className="tt-shelf" aria-label={speak('shelf.title')} data-guide="shelf">
      <div className="tt-leaves">
        {(['deeds', 'works'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={leaf === each}
            onClick={() => turn({ leaf: each, asked })}
            data-calling={(each === asked && leaf !== each) || undefined}
          >
            <Glyph name={each === 'deeds' ? 'capture-child' : 'work'} />
            {speak(`shelf.${each}`)}
          </button>
        ))}
      </div>
      <div className="tt-tiles">{leaf === 'deeds' ? <Deeds /> : <Works />}</div>
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
    />
  ));
}
