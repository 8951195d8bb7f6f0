import { lazy, Suspense, useMemo } from 'react';
import { Dialog } from '../look/Dialog.tsx';
import { usePuzzlesSay } from './text.ts';

const RulesPanel = lazy(async () => ({ default: (await import('../rules/RulesPanel.tsx')).RulesPanel }));

interface RulesSheetProps {
  readonly game: string;
  /** The rule to open; an empty text opens the book at its beginning, undefined closes it. */
  readonly rule: string | undefined;
  readonly close: () => void;
}

/** The rule book over a puzzle. */
export function RulesSheet({ game, rule, close }: RulesSheetProps) {
  const say = usePuzzlesSay();
  const wanted = useMemo(() => (rule ? { id: rule, number: 1 } : undefined), [rule]);
  return (
    <Dialog
      open={rule !== undefined}
      onClose={close}
      title={say('puzzle.rules')}
      closeLabel={say('close')}
      kind="sheet"
    >
      {rule !== undefined && (
        <Suspense fallback={<p>{say('loading')}</p>}>
          <RulesPanel game={game} wanted={wanted} />
        </Suspense>
      )}
    </Dialog>
  );
}
