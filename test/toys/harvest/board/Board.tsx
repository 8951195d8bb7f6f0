import type { BoardProps } from '../../../../src/web/board-kit/tabletop.ts';
import type { Harvest } from '../position.ts';

/** Every farm in one line, open to all. */
export function Board({ view, seats }: BoardProps<Harvest>) {
  return (
    <ul className="toy-farms">
      {seats.map(({ seat, name }) => {
        const { grain, sheep, coin, bowl } = view.farms[seat] ?? { grain: 0, sheep: 0, coin: 0, bowl: 0 };
        return <li key={seat}>{`${name}: ${grain} grain, ${sheep} sheep, ${coin} coins, ${bowl} bowls`}</li>;
      })}
    </ul>
  );
}
