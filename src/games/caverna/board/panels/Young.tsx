import type { Animal, Goods } from '../../box/goods.ts';
import { type Young as Born, youngWith } from '../../forecast.ts';
import { sayGoods } from '../goods.tsx';
import { useTable } from '../table.ts';

/** What the animals will do when they breed, with the goods that are left by then. */
export function Young({ goods }: { readonly goods: Goods }) {
  const { view, me = 0, speak } = useTable();
  const young = youngWith(view, me, goods).filter(({ outlook }) => outlook !== 'alone');
  if (young.length === 0) return <span className="cv-soft">{speak('panel.no-pairs')}</span>;
  const say = (outlook: Born['outlook'], id: 'panel.young' | 'panel.young-some' | 'panel.young-no-room') => {
    const some = young.filter((each) => each.outlook === outlook).map(({ animal }): [Animal, number] => [animal, 1]);
    return some.length === 0 ? [] : [speak(id, { goods: sayGoods(Object.fromEntries(some), speak) })];
  };
  return (
    <span className="cv-soft">
      {[
        ...say('room', 'panel.young'),
        ...say('instead', 'panel.young-some'),
        ...say('no-room', 'panel.young-no-room'),
      ].join(' ')}
    </span>
  );
}
