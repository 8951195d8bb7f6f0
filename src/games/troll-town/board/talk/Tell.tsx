import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { Icon } from '../../../../web/look/Icon.tsx';
import type { SaidAction, TownProposal } from '../../rules/proposals.ts';
import { useTable } from '../town/table.ts';
import { isSaid } from './said.ts';

/** Tells the others of a part of one's plan; it stays secret from everybody who is not told (TT-14.2). */
export function Tell({ action, what }: { action: SaidAction; what: string }) {
  const { proposals, propose, me, speak } = useTable();
  if (propose === undefined) return null;
  const proposal: TownProposal = { do: 'i-will', ...action };
  const isTold = isSaid(proposals, me, proposal);
  return (
    <button
      type="button"
      className="tt-tell"
      aria-label={speak(isTold ? 'talk.told' : 'talk.tell', { what })}
      aria-disabled={isTold || undefined}
      data-told={isTold || undefined}
      data-about="talk"
      {...actingFirst(() => {
        if (!isTold) propose(proposal);
      })}
    >
      <Icon name="chat" />
    </button>
  );
}
