import { useEffect, useState } from 'react';
import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import type { Seen, StudyEyes } from '../desk/desk.ts';
import { lengthAt, lineNamed, stepOfMatch } from '../tree/tree.ts';
import type { DeskClient } from '../worker/use-desk.ts';

interface TwinOf {
  readonly study: Study;
  readonly spot: StudySpot;
  readonly eyes: StudyEyes;
  readonly isOpen: boolean;
}

/** Another spot than the one that is looked at: where one was before, or what is shown on a second board. */
export function useTwin(client: () => DeskClient, { study, spot, eyes, isOpen }: TwinOf) {
  const [last, setTwin] = useState<StudySpot | undefined>(undefined);
  const [isBeside, setBeside] = useState(false);
  const [seen, setSeen] = useState<Seen | undefined>(undefined);
  const twin = last !== undefined && isIn(study, last) ? last : isBeside ? otherThan(study, spot) : undefined;
  const { line, step } = twin ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen may change with the study
  useEffect(() => {
    if (!isOpen || !isBeside || step === undefined) return;
    let current = true;
    client()
      .ask('see', { spot: { ...(line !== undefined && { line }), step }, eyes })
      .then(
        (told) => current && setSeen(told),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [client, isOpen, isBeside, study, line, step, eyes]);

  return { twin, setTwin, isBeside, setBeside, twinSeen: isBeside && twin !== undefined ? seen : undefined };
}

function isIn(study: Study, spot: StudySpot): boolean {
  return spot.line === undefined || lineNamed(study, spot.line) !== undefined;
}

/** Beside a line, where it has left the match; beside the match, the end of its first line, or its own end. */
function otherThan(study: Study, spot: StudySpot): StudySpot {
  if (spot.line !== undefined) return { step: stepOfMatch(study, spot) };
  const [first] = study.lines;
  const end = { ...(first && { line: first.id }), step: 0 };
  return { ...end, step: lengthAt(study, end) };
}
