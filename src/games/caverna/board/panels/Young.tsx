import { FARM_ANIMALS } from '../../box/goods.ts';
import { breedingSets } from '../../rules/animals.ts';
import { sayGoods } from '../goods.tsx';
import { useReader, useTable } from '../table.ts';

/** What the animals will do when they breed. */
export function Young() {
  const { view, me = 0, speak } = useTable();
  const { goods } = useReader();
  const sets = breedingSets(view, me, FARM_ANIMALS.length);
  const pairs = FARM_ANIMALS.filter((animal) => goods[animal] >= 2);
  if (pairs.length === 0) return <span className="cv-soft">{speak('panel.no-pairs')}</span>;
  const fitting = pairs.filter((_, index) =>
    sets.some((types) => (types & (1 << FARM_ANIMALS.indexOf(pairs[index] ?? 'sheep'))) !== 0),
  );
  if (fitting.length === 0) return <span className="cv-soft">{speak('panel.no-room-for-young')}</span>;
  return (
    <span className="cv-soft">
      {speak('panel.young', {
        goods: sayGoods(Object.fromEntries(fitting.map((animal) => [animal, 1])), speak),
      })}
      {sets.length > 1 && ` ${speak('panel.not-all-fit')}`}
    </span>
  );
}
