import { mergeName } from '../../../protocol/study/merge-text.ts';
import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import { useDraft } from '../panels/use-draft.ts';
import { useStudySay } from '../text.ts';

interface StudyTitleProps {
  readonly title: string;
  readonly rename: (title: string) => void;
}

/** The title of a study that one may change. */
export function StudyTitle({ title, rename }: StudyTitleProps) {
  const say = useStudySay();
  const { draft, setDraft, keep } = useDraft(title, (written) => rename(written.trim() || title), mergeName);
  return (
    <>
      <input
        className="input study-title"
        aria-label={say('study.title')}
        value={draft}
        maxLength={STUDY_LIMITS.title}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
      />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}
