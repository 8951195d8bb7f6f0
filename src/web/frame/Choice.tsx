import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly say: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few values, all visible. */
export function Choice<Value extends string>({ label, hint, values, value, say, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{label}</legend>
      {hint && <span className="hint">{hint}</span>}
      <div className="choices">
        {values.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {say(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
