import type { CSSProperties } from 'react';

interface MeterProps {
  /** What is measured: 'Beans: 4 of 10'. */
  label: string;
  value: number;
  max: number;
  /** Any CSS colour; the moss of the house unless told. */
  colour?: string;
  /** Marks between the units, where they can be counted. */
  notched?: boolean;
  /** Keep the label for screen readers only. */
  hideLabel?: boolean;
}

/** How far along something is, as a filled strip. */
export function Meter({ label, value, max, colour = 'var(--moss)', notched = max <= 12, hideLabel }: MeterProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const style = { '--part': `${part * 100}%`, '--fill': colour, '--notches': notched ? max : 1 } as CSSProperties;
  return (
    <div className="meter">
      <div className={hideLabel ? 'sr-only' : 'meter-label'} aria-hidden="true">
        {label}
      </div>
      <meter className="sr-only" aria-label={label} min={0} max={max} value={Math.min(value, max)} />
      <div className={notched ? 'meter-strip meter-notched' : 'meter-strip'} aria-hidden="true" style={style} />
    </div>
  );
}
