import type { AboutPart } from '../../../../web/board-kit/tabletop.ts';
import type { Part } from '../../box/effects.ts';
import type { TwinTile } from '../../box/tiles.ts';
import type { Caverna, Player } from '../../position.ts';
import { canLay, mayLayTwin, SINGLES_OF, twinRule, whyNoSingle, whyNoTwin } from '../../rules/geometry.ts';
import { sayGoods, sayPrice } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import type { Speak } from '../words.ts';
import { reasonOf } from './savings.ts';
import type { Settle } from './settling.ts';

/** The tiles that may be laid; FF-4.18: where a twin has its price, single ones in its place too. */
export function tileParts(
  { tiles, then }: Part<'place'>,
  view: Caverna,
  player: Player,
  speak: Speak,
  settle: Settle,
): AboutPart[] {
  const brings = sayGoods(then, speak);
  const twinPart = (tile: TwinTile, rubies: number): AboutPart => {
    const isOpen = mayLayTwin(player, tile) && canLay(view, player, tile);
    return {
      title: speak(`tile.${tile}`),
      price: sayPrice({ ruby: rubies }, speak),
      lines: brings === '' ? [] : [{ text: speak('part.brings', { goods: brings }) }],
      ...(!isOpen && { closed: reasonOf(whyNoTwin(player, tile), speak) }),
      ...settle(placeOf.tile(tile)),
    };
  };
  const [first] = tiles;
  const rule = first && twinRule(player, first);
  if (first === undefined || rule === undefined) return tiles.map((tile) => twinPart(tile, 0));
  const { twin, single, ground } = rule;
  return [
    ...(twin === 'barred' ? [] : tiles.map((tile) => twinPart(tile, twin))),
    ...SINGLES_OF[ground].map((tile) => {
      const why = whyNoSingle(view, player, first, tile);
      return {
        title: speak(`tile.${tile}`),
        price: sayPrice({ ruby: single }, speak),
        lines: [{ text: speak('part.single'), rule: 'FF-4.18' }],
        ...(why && { closed: reasonOf(why, speak) }),
        ...settle(placeOf.single(tile)),
      };
    }),
  ];
}
