import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { needOf } from '../../feeding.ts';
import { playerAt } from '../../position.ts';
import { Good } from '../art/goods.tsx';
import { endOf } from '../map/Rounds.tsx';
import { upTo } from '../numbers.ts';
import { useTable } from '../table.ts';

/** What comes at the end of this round and what it costs the family. */
export function Harvest({ seat }: { readonly seat: number }) {
  const { view, speak, openRule } = useTable();
  const { goods } = playerAt(view, seat);
  const end = endOf(view, view.round);
  const kind = end === 'pay-1' ? 'pay-1' : 'harvest';
  const eats = end === 'harvest' || end === 'skip-one' || end === 'pay-1' || end === 'hidden';
  const need = needOf(view, seat, kind, false);
  const short = Math.max(0, need - goods.food);
  return (
    <div className="cv-harvest" data-about="harvest" data-guide="harvest" data-short={(eats && short > 0) || undefined}>
      <b>{speak(`harvest.${end}`)}</b>
      {eats && (
        <>
          <span className="cv-loaves" aria-hidden="true">
            {upTo(need).map((loaf) => (
              <span key={loaf} data-there={loaf < goods.food || undefined}>
                <Good id="food" />
              </span>
            ))}
          </span>
          <span>
            {speak('harvest.need', { need, food: Math.min(need, goods.food), short })}{' '}
            <RuleLink rule="CV-10.6" open={openRule} />
          </span>
        </>
      )}
    </div>
  );
}
