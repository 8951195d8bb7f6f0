import type { AboutPart, Speak } from '../../../../web/board-kit/tabletop.ts';
import type { Part } from '../../box/effects.ts';
import { GROUND_OF, SINGLE_TILES, type TwinTile } from '../../box/tiles.ts';
import { canLay, mayLayTwin, maySingle, twinRule } from '../../geometry.ts';
import type { Caverna, Player } from '../../position.ts';
import { sayGoods, sayPrice } from '../goods.tsx';
import { placeOf } from '../places.ts';
import type { Reason } from './savings.ts';
import type { Settle } from './settling.ts';

/** The tiles that may be laid; FF-4.18: where a twin has its price, single ones in its place too. */
export function tileParts(
  { tiles, then }: Extract<Part, { is: 'place' }>,
  view: Caverna,
  player: Player,
  speak: Speak,
  settle: Settle,
): AboutPart[] {
  const brings = sayGoods(then, speak);
  const twinPart = (tile: TwinTile, rubies: number): AboutPart => {
    const closed = closedTwin(tile, rubies, view, player, speak);
    return {
      title: speak(`tile.${tile}`),
      price: sayPrice({ ruby: rubies }, speak),
      lines: brings === '' ? [] : [{ text: speak('part.brings', { goods: brings }) }],
      ...(closed && { closed }),
      ...settle(placeOf.tile(tile)),
    };
  };
  const [first] = tiles;
  const rule = first && twinRule(player, first);
  if (rule === undefined) return tiles.map((tile) => twinPart(tile, 0));
  const { twin, single, ground } = rule;
  const tooDear = first !== undefined && !maySingle(player, first) ? costs(single, speak) : undefined;
  return [
    ...(twin === 'barred' ? [] : tiles.map((tile) => twinPart(tile, twin))),
    ...SINGLE_TILES.filter((tile) => GROUND_OF[tile] === ground).map((tile) => ({
      title: speak(`tile.${tile}`),
      price: sayPrice({ ruby: single }, speak),
      lines: [{ text: speak('part.single'), rule: 'FF-4.18' }],
      ...(tooDear && { closed: tooDear }),
      ...settle(placeOf.single(tile)),
    })),
  ];
}

function costs(ruby: number, speak: Speak): Reason {
  return { text: speak('blocked.rubies', { ruby }), rule: 'FF-7.3.12' };
}

function closedTwin(tile: TwinTile, rubies: number, view: Caverna, player: Player, speak: Speak): Reason | undefined {
  if (!mayLayTwin(player, tile)) return costs(rubies, speak);
  if (canLay(view, player, tile)) return undefined;
  return tile === 'ore-mine'
    ? { text: speak('part.no-two-tunnels'), rule: 'CV-5.12' }
    : { text: speak('blocked.no-site'), rule: 'CV-4.13' };
}
