import { RESOURCES } from '../../box/bonuses.ts';
import { BARNS } from '../../box/clans.ts';
import { playerAt } from '../../position.ts';
import { mostPower } from '../../rules/goods.ts';
import { Piece } from '../art/Figure.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { useTable } from '../table.ts';

/** What one can pay with, in a line: where the caves are folded away. */
export function GoodsStrip() {
  const { view, me, shown, speak } = useTable();
  const player = playerAt(view, me ?? shown);
  return (
    <ul className="tp-strip" aria-label={speak('board.goods')}>
      {RESOURCES.map((resource, number) => (
        <li key={resource} data-about={`goods-${resource}`}>
          <Glyph name={resource} />
          <b>{player.field[number] ?? 0}</b>
          <span>{speak(`strip.${resource}`, { count: player.field[number] ?? 0 })}</span>
        </li>
      ))}
      <li data-about="goods-power">
        <Piece kind="flame" />
        <b>{speak('board.of', { has: player.power, most: mostPower(player) })}</b>
        <span>{speak('strip.power')}</span>
      </li>
      <li data-about="goods-cows">
        <Piece kind="cow" />
        <b>{speak('board.of', { has: player.cows, most: BARNS - player.covers })}</b>
        <span>{speak('strip.cows')}</span>
      </li>
    </ul>
  );
}
