import './reference.css';
import type { ReactNode } from 'react';
import type { Speak } from '../../../web/board-kit/tabletop.ts';
import { Dialog } from '../../../web/look/Dialog.tsx';
import { NeutralPiece } from '../../../web/look/trolls-and-princesses/Figure.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { BONUS_IDS } from '../box/bonuses.ts';
import { FORMS } from '../box/spots.ts';
import { Marks } from './Marks.tsx';
import { type Mark, marksOf, marksOfBonus } from './marks.ts';
import { Spot } from './TilePicture.tsx';

const PIECES = ['king', 'human', 'princess', 'changeling', 'outpost', 'bell', 'cow'] as const;
const SIGNS: readonly GlyphName[] = [
  'obsidian',
  'gold',
  'diamond',
  'power',
  'bed',
  'trophy',
  'cave',
  'card',
  'bat',
  'snake',
  'toad',
];
const EFFECTS: readonly (readonly [string, readonly Mark[]])[] = [
  ['move-trolls', marksOf([{ is: 'move', trolls: 2, humans: 0 }])],
  ['move-humans', marksOf([{ is: 'move', trolls: 0, humans: 3 }])],
  ['mine', marksOf([{ is: 'mine', resource: 'gold', amount: 2 }])],
  ['gain', marksOf([{ is: 'gain', resource: 'gold', amount: 1 }])],
  ['build', marksOf([{ is: 'build', mayStop: false }])],
  ['take-card', marksOf([{ is: 'card' }])],
  ['count', [{ glyph: 'trophy' }, { glyph: 'gold', text: '/2' }]],
];

interface ReferenceProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly speak: Speak;
}

/** All pictures of the game on one page. */
export function Reference({ open, close, speak }: ReferenceProps) {
  return (
    <Dialog open={open} onClose={close} title={speak('board.reference')} closeLabel={speak('board.close')}>
      <div className="tp-reference">
        <h3>{speak('reference.pieces')}</h3>
        <dl>
          {PIECES.map((piece) => (
            <Entry key={piece} says={speak(`reference.${piece}`)}>
              <NeutralPiece kind={piece} />
            </Entry>
          ))}
        </dl>
        <h3>{speak('reference.signs')}</h3>
        <dl>
          {SIGNS.map((sign) => (
            <Entry key={sign} says={speak(`reference.${sign}`)}>
              <Glyph name={sign} />
            </Entry>
          ))}
        </dl>
        <h3>{speak('reference.spots')}</h3>
        <dl>
          {FORMS.map((form) => (
            <Entry key={form} says={speak(`reference.spot-${form}`)}>
              <svg viewBox="-4 -4 8 8" className="tp-piece" aria-hidden="true" focusable="false">
                <Spot form={form} bonus="none" filled={false} x={0} y={0} />
              </svg>
            </Entry>
          ))}
          {BONUS_IDS.filter((bonus) => bonus !== 'none').map((bonus) => (
            <Entry key={bonus} says={speak(`bonus.${bonus}`)}>
              <Marks marks={marksOfBonus(bonus)} />
            </Entry>
          ))}
        </dl>
        <h3>{speak('reference.effects')}</h3>
        <dl>
          {EFFECTS.map(([name, marks]) => (
            <Entry key={name} says={speak(`reference.${name}`)}>
              <Marks marks={marks} />
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
