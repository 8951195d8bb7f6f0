import { memo } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import type { LootId } from './ids.ts';
import { Pieces, type Placed } from './Piece.tsx';

/** What an expedition may bring home, in a box of 44 by 36; a loot without a drawing does not compile. */
const LOOT_PIECES: Record<LootId, readonly Placed[]> = {
  'all-weapons': [
    ['weapon', 16, 19, { size: 1.3, flip: true }],
    ['weapon', 28, 19, { size: 1.3 }],
  ],
  'loot-dog': [['dog', 22, 32, { size: 0.5 }]],
  'loot-wood': [['wood', 22, 19, { size: 1.35 }]],
  'loot-grain': [['grain', 22, 18, { size: 1.4 }]],
  'loot-sheep': [['sheep', 22, 32, { size: 0.5 }]],
  'loot-stone': [['stone', 22, 19, { size: 1.4 }]],
  'loot-donkey': [['donkey', 22, 33, { size: 0.52 }]],
  'loot-vegetable': [['vegetable', 22, 18, { size: 1.4 }]],
  'loot-ore': [
    ['ore', 15, 16, { size: 1.1 }],
    ['ore', 29, 21, { size: 1.1 }],
  ],
  'loot-boar': [['boar', 22, 32, { size: 0.5 }]],
  'loot-gold': [
    ['gold', 15, 16, { size: 1.1 }],
    ['gold', 28, 21, { size: 1.1 }],
  ],
  'loot-furnish': [['door', 22, 34, { size: 0.72 }]],
  'loot-stable': [['stable', 22, 33, { size: 0.68 }]],
  'loot-tunnel': [
    ['props', 22, 34, { size: 0.36 }],
    ['pick', 22, 34, { size: 0.56, turn: 14 }],
  ],
  'loot-small-pasture': [['pen', 22, 29]],
  'loot-cattle': [['cattle', 22, 33, { size: 0.5 }]],
  'loot-large-pasture': [
    ['pen', 22, 20, { size: 0.85 }],
    ['pen', 22, 33],
  ],
  'loot-meadow': [['turf', 22, 28]],
  'loot-dwelling': [['bed', 22, 31, { size: 0.74 }]],
  'loot-goblin-dwelling': [
    ['hammock', 22, 33, { size: 0.66, tint: 'frost' }],
    ['heart', 22, 10, { size: 0.4 }],
  ],
  'loot-field': [['acre', 22, 28, { size: 0.4 }]],
  'loot-sow': [
    ['acre', 22, 33, { size: 0.4 }],
    ['grain', 13, 16],
    ['grain', 31, 16],
    ['grain', 22, 19],
  ],
  'loot-cavern': [
    ['boulders', 22, 33, { size: 0.4 }],
    ['hole', 23, 34, { size: 0.52 }],
  ],
  'loot-breed': [
    ['nest', 22, 34, { size: 0.85 }],
    ['heart', 22, 11, { size: 0.6 }],
  ],
};

/** A loot on its card; a class gives its size. */
export const Loot = memo(function Loot({ id, title, className = 'cv-loot' }: { readonly id: LootId } & PictureProps) {
  return (
    <Picture width={44} height={36} title={title} className={className}>
      <Pieces placed={LOOT_PIECES[id]} />
    </Picture>
  );
});
