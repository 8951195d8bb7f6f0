import { useLocation } from 'wouter';
import type { MatchRecord } from '../../kernel/record.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { useMatchSay } from './text.ts';

interface TryFromHereProps {
  readonly record: MatchRecord;
  readonly step: number;
  readonly title: string;
}

/** Opens the study of a match at a step, to try something else from there. */
export function TryFromHere({ record, step, title }: TryFromHereProps) {
  const say = useMatchSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const open = async () => {
    const { openMatchAsStudy } = await import('../study/store/open-match.ts');
    const name = [title, ...(record.names ?? [])].join(' · ');
    navigate(`/study/${await openMatchAsStudy(record, name)}?at=${step}`);
  };
  return (
    <>
      <Button kind="primary" icon="campfire" busy={task.busy} onClick={() => task.run(open)}>
        {say('match.try')}
      </Button>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
