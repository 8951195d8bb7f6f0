import { Suspense } from 'react';
import type { Manifest } from '../../games/game-folder.ts';
import { previewOf } from '../../protocol/link-preview.ts';
import type { Pace } from '../../protocol/pace.ts';
import { PaceProblem, paceFrom } from '../../protocol/read-pace.ts';
import { coverOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import type { TableDraft } from './new-table.ts';
import { type PacePlan, paceRequest } from './pace-plan.ts';
import { useNewTableSay } from './text.ts';

interface InvitationPreviewProps {
  readonly game: Manifest;
  readonly plan: TableDraft;
  /** A name that has been typed, but not kept yet. */
  readonly typed: string;
  setWord(word: string): void;
}

const LONGEST_WORD = 200;

/** The invitation as messengers will show it beside the link, and what is said to those who come. */
export function InvitationPreview({ game, plan, typed, setWord }: InvitationPreviewProps) {
  const say = useNewTableSay();
  const known = useMe(({ name }) => name);
  const Cover = coverOf(game.id);
  const pace = paceOf(plan.pace);
  const seats = plan.seats.map(({ who, invited }) => ({
    ...(who === 'me' && { host: true as const }),
    holder: who === 'bot' ? ('bot' as const) : who === 'me' ? ('person' as const) : ('nobody' as const),
    name: who === 'me' ? typed.trim() || known : '',
    ...(invited !== undefined && { kept: { person: invited.id, name: invited.name, mark: invited.mark } }),
  }));
  const { title, description } = previewOf(
    { state: 'gathering', ...(plan.rated && { rated: true }), ...(pace && { pace }), seats },
    game.title,
  );
  return (
    <Paper as="section" heading={say('new.invitation')} className="stack">
      <div className="new-invitation" lang="en">
        <Suspense fallback={<div className="cover skeleton" />}>
          <Cover className="scene new-cover" />
        </Suspense>
        <p className="small soft">{location.host}</p>
        <p className="lead">{title}</p>
        <p className="small" role="status">
          {description}
        </p>
      </div>
      <p className="hint">{say('new.invitation-hint')}</p>
      <label className="field">
        <span className="label">{say('new.word')}</span>
        <input
          className="input"
          maxLength={LONGEST_WORD}
          placeholder={say('new.word-example')}
          value={plan.word}
          onChange={({ target }) => setWord(target.value)}
        />
      </label>
    </Paper>
  );
}

/** Times that nobody can play by are refused when the table is made. */
function paceOf(plan: PacePlan): Pace | undefined {
  try {
    return paceFrom(paceRequest(plan));
  } catch (problem) {
    if (problem instanceof PaceProblem) return undefined;
    throw problem;
  }
}
