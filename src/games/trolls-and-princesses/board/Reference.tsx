import './reference.css';
import type { ReactNode } from 'react';
import { Dialog } from '../../../web/look/Dialog.tsx';
import { FORMS } from '../box/spots.ts';
import { ColdPot, HumanAtPot, OutpostPiece, Piece } from './art/Figure.tsx';
import { Glyph, type GlyphName } from './art/Glyph.tsx';
import { CrownCoin, Mallet } from './art/Tokens.tsx';
import { Spot } from './caves/TilePrint.tsx';
import { Castle, Church, Farm, Town } from './village/Buildings.tsx';
import type { Speak } from './words.ts';

const PIECES = ['king', 'princess', 'changeling', 'bell', 'human', 'cow'] as const;
const SIGNS = ['obsidian', 'gold', 'diamond', 'trophy', 'bat', 'snake', 'toad'] as const satisfies readonly GlyphName[];
const MARKS = ['mining', 'refill', 'walk', 'power', 'cave', 'card'] as const satisfies readonly GlyphName[];
const BUILDINGS: readonly (readonly [name: 'castle' | 'church' | 'town' | 'farm', picture: ReactNode])[] = [
  ['castle', <Castle key="castle" princess />],
  ['church', <Church key="church" bells={2} />],
  ['town', <Town key="town" changelings={1} />],
  ['farm', <Farm key="farm" humans={1} />],
];
const VILLAGE_DEEDS = ['princess', 'bell', 'castle', 'swap', 'hire', 'cow'] as const;
const CAVERN_DEEDS = [
  'mine',
  'build-tiles',
  'build-outpost',
  'refresh-cave',
  'get-power',
  'replenish',
  'buy-card',
  'refresh-cards',
  'activate',
] as const;

interface ReferenceProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly speak: Speak;
}

/** All pictures and deeds of the game on one page. */
export function Reference({ open, close, speak }: ReferenceProps) {
  const deeds = (names: readonly (typeof VILLAGE_DEEDS | typeof CAVERN_DEEDS)[number][]) =>
    names.map((name) => (
      <Entry key={name} says={speak(`icons.${name}`)}>
        <Mallet effort={speak(`icons.${name}-effort`)} shared={name === 'princess' || name === 'bell'} />
      </Entry>
    ));
  return (
    <Dialog open={open} onClose={close} title={speak('board.reference')} closeLabel={speak('board.close')}>
      <div className="tp-reference tp-frame">
        <h3>{speak('reference.effort')}</h3>
        <dl>
          <Entry says={speak('reference.mallet')}>
            <Mallet effort={2} />
          </Entry>
          <Entry says={speak('reference.help')}>
            <Mallet effort={4} shared />
          </Entry>
          <Entry says={speak('reference.crown')}>
            <CrownCoin />
          </Entry>
          <Entry says={speak('reference.pot')}>
            <ColdPot />
          </Entry>
          <Entry says={speak('reference.human-pot')}>
            <HumanAtPot />
          </Entry>
        </dl>
        <h3>{speak('reference.villages')}</h3>
        <dl>
          {BUILDINGS.map(([name, picture]) => (
            <Entry key={name} says={speak(`reference.${name}`)}>
              <span className="tp-reference-building">{picture}</span>
            </Entry>
          ))}
          <Entry says={speak('reference.outpost')}>
            <OutpostPiece />
          </Entry>
          {deeds(VILLAGE_DEEDS)}
        </dl>
        <h3>{speak('reference.caverns')}</h3>
        <dl>{deeds(CAVERN_DEEDS)}</dl>
        <h3>{speak('reference.pieces')}</h3>
        <dl>
          {PIECES.map((piece) => (
            <Entry key={piece} says={speak(`reference.${piece}`)}>
              <Piece kind={piece} />
            </Entry>
          ))}
          <Entry says={speak('reference.power')}>
            <Piece kind="flame" />
          </Entry>
        </dl>
        <h3>{speak('reference.signs')}</h3>
        <dl>
          {[...SIGNS, ...MARKS].map((sign) => (
            <Entry key={sign} says={speak(`reference.sign-${sign}`)}>
              <Glyph name={sign} />
            </Entry>
          ))}
          {FORMS.map((form) => (
            <Entry key={form} says={speak(`reference.spot-${form}`)}>
              <svg viewBox="-20 -20 40 40" className="tp-piece" aria-hidden="true" focusable="false">
                <Spot form={form} filled={false} x={0} y={0} />
              </svg>
            </Entry>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function Entry({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <div className="tp-entry">
      <dt aria-hidden="true">{children}</dt>
      <dd>{says}</dd>
    </div>
  );
}
