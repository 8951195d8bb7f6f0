import { mergeText } from '../../../protocol/study/merge-text.ts';
import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import { useDraft } from './use-draft.ts';

interface WritingProps {
  readonly label: string;
  readonly text: string;
  readonly write: (text: string) => void;
}

/** A text of several lines that is kept while one writes it. */
export function Writing({ label, text, write }: WritingProps) {
  const { draft, setDraft, keep } = useDraft(text, write, mergeText);
  return (
    <label className="field">
      <span className="label">{label}</span>
      <textarea
        className="input"
        rows={3}
        maxLength={STUDY_LIMITS.text}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
      />
    </label>
  );
}
