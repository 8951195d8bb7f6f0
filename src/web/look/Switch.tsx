import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** A line below the label that says what the setting does. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** On or off, at once. For a choice that waits for a button use a check box. */
export function Switch({ checked, onChange, label, hint, disabled }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch-words">
        <span className="switch-label">{label}</span>
        {hint && <span className="hint">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch-input"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
