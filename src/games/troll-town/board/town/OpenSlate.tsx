import type { Seat } from '../../../../kernel/game.ts';
import { Icon } from '../../../../web/look/Icon.tsx';
import { planOf } from '../../position.ts';
import { isShownTo } from '../../rules/slates.ts';
import { planInWords } from '../plan/words.ts';
import { useTable } from './table.ts';

/** Another's plan as far as it is shown to the one who looks; it may still change (TT-3.13). */
export function OpenSlate({ seat }: { seat: Seat }) {
  const { view, me, speak } = useTable();
  if (me === undefined || seat === me || !isShownTo(view, me, seat)) return null;
  return (
    <span className="tt-open-slate" data-about="slate">
      <Icon name="eye" />
      <span>
        <span className="sr-only">{speak('slate.shows')} </span>
        {planInWords(view, planOf(view, seat), speak).join(', ')}
      </span>
    </span>
  );
}
