import { type CSSProperties, useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value in words, shown and said: 'turn 12 of 40'. */
  valueText?: string;
  /** Keep the label for screen readers only. */
  hideLabel?: boolean;
  disabled?: boolean;
}

/** A value on a line: the history of a match, the volume. */
export function Slider({ label, value, min, max, step = 1, onChange, valueText, hideLabel, disabled }: SliderProps) {
  const id = useId();
  const part = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="slider">
      <div className={hideLabel ? 'sr-only' : 'slider-head'}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span aria-hidden="true">{valueText}</span>}
      </div>
      <input
        id={id}
        type="range"
        className="slider-input"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        style={{ '--part': `${part}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
