import './reference.css';
import type { ReactNode } from 'react';
import { ReferenceEntry, ReferenceGroup, ReferencePage } from '../../../web/board-kit/reference/ReferencePage.tsx';
import { DEED_IDS } from '../box/deeds.ts';
import { STATS } from '../box/fights.ts';
import { Bonfire, Flame } from './art/Fire.tsx';
import { Glyph } from './art/Glyph.tsx';
import { Hovel, Hut } from './art/Homes.tsx';
import { Child, Minion, TOWN_COAT } from './art/People.tsx';
import { PiecePicture } from './art/PiecePicture.tsx';
import { Debris, Pile, Shop } from './art/Shop.tsx';
import { Cage, Pit } from './art/Stores.tsx';
import type { BoardWord, Speak } from './words.ts';

const HUT = { home: 2, ground: 'var(--seat-1)', on: 'var(--seat-1-on)', mark: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' };
const ZIGZAG = 'M-34 0l10-9 6 11 9-13 8 14 9-13 8 12 8-9 10 7-9 3-9 8-8-9-9 13-8-13-9 12-7-10-9 6z';

/** What the page has words for. */
type Named<Id> = Id extends `reference.${infer Name}` ? Name : never;

/** Everything that stands in the town, with the box it is drawn in. */
const PICTURES: readonly (readonly [name: Named<BoardWord>, box: string, picture: ReactNode])[] = [
  ['hub', '-80 -80 160 150', <Bonfire key="hub" />],
  ['hovel', '-60 -100 120 150', <Hovel key="hovel" home={1} />],
  ['cage', '-60 -66 124 112', <Cage key="cage" held={2} sort={0} />],
  ['pit', '-140 -130 280 270', <Pit key="pit" held={6} />],
  ['shop-1', '-110 -170 220 240', <Shop key="shop-1" level={1} busy />],
  ['shop-2', '-110 -170 220 240', <Shop key="shop-2" level={2} busy />],
  ['shop-3', '-110 -170 220 240', <Shop key="shop-3" level={3} busy />],
  ['hut-mud', '-120 -130 280 220', <Hut key="hut-mud" material="mud" boss={false} {...HUT} />],
  ['hut-wood', '-120 -150 280 240', <Hut key="hut-wood" material="wood" boss={false} {...HUT} />],
  ['hut-clay', '-120 -130 280 220', <Hut key="hut-clay" material="clay" boss={false} {...HUT} />],
  ['boss-hut', '-130 -160 290 250', <Hut key="boss-hut" material="wood" boss {...HUT} ground="#7a2f1f" mark="" />],
  ['addon', '-60 -100 120 150', <Hovel key="addon" home={1} addon />],
  ['pile', '-60 -50 120 100', <Pile key="pile" />],
  ['debris', '-60 -50 120 100', <Debris key="debris" />],
  [
    'crack',
    '-50 -30 100 60',
    <path key="crack" d={ZIGZAG} fill="#1a0b08" stroke="#ff7a4a" strokeWidth="3" strokeLinejoin="round" />,
  ],
  ['fire', '-40 -60 80 70', <Flame key="fire" />],
  ['minion', '-40 -60 80 70', <Minion key="minion" coat={TOWN_COAT} tool="hammer" />],
  ['own-minion', '-40 -60 80 70', <Minion key="own" coat="var(--seat-1)" />],
  ['child', '-40 -60 80 70', <Child key="child" sort={1} />],
];

const ROADS = ['i2', 'i3', 'v3', 'i4', 'l4', 'c4', 's4', 'y4'] as const;

interface ReferenceProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly speak: Speak;
}

/** All pictures of the game on one page, each with its words. */
export function Reference({ open, close, speak }: ReferenceProps) {
  return (
    <ReferencePage
      open={open}
      close={close}
      title={speak('board.reference')}
      closeLabel={speak('board.close')}
      className="tt-reference tt-frame"
    >
      <ReferenceGroup title={speak('reference.town')}>
        {PICTURES.map(([name, box, picture]) => (
          <ReferenceEntry key={name} says={speak(`reference.${name}`)}>
            <svg viewBox={box} aria-hidden="true" focusable="false">
              {picture}
            </svg>
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
      <ReferenceGroup title={speak('shelf.roads')}>
        {ROADS.map((road) => (
          <ReferenceEntry key={road} says={speak(`piece.${road}`)}>
            <PiecePicture work={road} className="" />
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
      <ReferenceGroup title={speak('shelf.deeds')}>
        {DEED_IDS.map((deed) => (
          <ReferenceEntry key={deed} says={`${speak(`act.${deed}`)}: ${speak(`explain.${deed}`)}`}>
            <Glyph name={deed} className="" />
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
      <ReferenceGroup title={speak('reference.stats')}>
        {STATS.map((stat) => (
          <ReferenceEntry key={stat} says={speak(`stat-name.${stat}`)}>
            <Glyph name={stat} className="" />
          </ReferenceEntry>
        ))}
      </ReferenceGroup>
    </ReferencePage>
  );
}
