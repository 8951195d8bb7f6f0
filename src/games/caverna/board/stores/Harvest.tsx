import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { playerAt } from '../../position.ts';
import { mealOf } from '../../rules/feeding.ts';
import { Good } from '../art/goods.tsx';
import { sayGoods } from '../goods.tsx';
import { endOf } from '../map/Rounds.tsx';
import { upTo } from '../numbers.ts';
import { useTable } from '../table.ts';

/** What comes at the end of this round and what it costs the family. */
export function Harvest({ seat }: { readonly seat: number }) {
  const { view, frame, over, speak, openRule } = useTable();
  const { goods } = playerAt(view, seat);
  const end = endOf(view, view.round);
  const kind = end === 'pay-1' ? 'pay-1' : 'harvest';
  const fed = frame?.step === 'breed' || frame?.step === 'breed-again' || frame?.step === 'final-exchange';
  const eats = !over && !fed && (end === 'harvest' || end === 'skip-one' || end === 'pay-1' || end === 'hidden');
  const { food: need, stone } = mealOf(view, seat, kind, 'nobody');
  const short = Math.max(0, need - goods.food) + Math.max(0, stone - goods.stone);
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
            {upTo(stone).map((piece) => (
              <span key={`stone ${piece}`} data-there={piece < goods.stone || undefined}>
                <Good id="stone" />
              </span>
            ))}
          </span>
          <span>
            {stone > 0
              ? speak('harvest.need-stone', { goods: sayGoods({ food: need, stone }, speak), short })
              : speak('harvest.need', { need, food: Math.min(need, goods.food), short })}{' '}
            <RuleLink rule={stone > 0 ? 'FF-7.7.1' : 'CV-10.6'} open={openRule} />
          </span>
        </>
      )}
    </div>
  );
}
