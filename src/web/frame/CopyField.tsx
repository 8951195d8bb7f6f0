import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';

const SHOWN_FOR = 2500;

interface CopyFieldProps {
  readonly value: string;
  readonly label: string;
  /** What the button says. */
  readonly copyLabel: string;
  /** Between the field and its buttons. */
  readonly hint?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A read-only field with a button that copies it. */
export function CopyField({ value, label, copyLabel, hint, children }: CopyFieldProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'by-hand'>();

  const copy = async () => {
    if (field.current === null) return;
    setOutcome((await copyFrom(field.current)) ? 'copied' : 'by-hand');
    setTimeout(() => setOutcome(undefined), SHOWN_FOR);
  };

  return (
    <div className="stack copy-field">
      <input
        ref={field}
        className="input"
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      {hint}
      <div className="cluster">
        <Button kind="primary" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
          <span aria-live="polite">{outcome === undefined ? copyLabel : say(`copy.${outcome}`)}</span>
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Without HTTPS, as on a home network, browsers offer no clipboard; the older command still works. */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  const written = navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  return (await written) || document.execCommand('copy');
}
