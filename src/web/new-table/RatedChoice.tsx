import { useId } from 'react';
import { Link } from 'wouter';
import type { Unfit } from './new-table.ts';
import { useNewTableSay } from './text.ts';

interface RatedChoiceProps {
  readonly rated: boolean;
  /** What keeps it from counting. */
  readonly unfit: readonly Unfit[];
  /** What it means that it counts. */
  readonly hint: string;
  change(rated: boolean): void;
}

/** Whether the result counts. Where it cannot, the choice is dashed and says why. */
export function RatedChoice({ rated, unfit, hint, change }: RatedChoiceProps) {
  const say = useNewTableSay();
  const name = useId();
  const isFit = unfit.length === 0;
  return (
    <fieldset className="field choice-field">
      <legend>{say('new.counts')}</legend>
      <div className="new-paces">
        <label className="choice new-rated">
          <input type="radio" name={name} checked={!rated} onChange={() => change(false)} />
          <b>{say('new.counts.fun')}</b>
        </label>
        <label className="choice new-rated" data-unfit={!isFit || undefined}>
          <input type="radio" name={name} checked={rated && isFit} disabled={!isFit} onChange={() => change(true)} />
          <span>
            <b>{say('new.counts.rated')}</b>
            <span className="hint">{isFit ? hint : unfit.map((reason) => say(`new.unfit.${reason}`)).join(' ')}</span>
          </span>
        </label>
      </div>
      {unfit.includes('guest') && <Link href="/account">{say('new.keep-name')}</Link>}
    </fieldset>
  );
}
