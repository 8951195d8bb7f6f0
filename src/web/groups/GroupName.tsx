import { useId, useState } from 'react';
import { LONGEST_GROUP_NAME } from '../../protocol/groups.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { useGroupsSay } from './text.ts';

interface GroupNameProps {
  readonly name?: string;
  readonly action: string;
  save(name: string): Promise<void>;
}

/** A field for the name of a group. */
export function GroupName({ name = '', action, save }: GroupNameProps) {
  const say = useGroupsSay();
  const field = useId();
  const [text, setText] = useState(name);
  const task = useTask();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(() => save(text.trim()));
      }}
    >
      <label htmlFor={field}>{say('groups.name')}</label>
      <div className="cluster">
        <input
          id={field}
          className="input"
          value={text}
          maxLength={LONGEST_GROUP_NAME}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={task.busy} disabled={text.trim() === '' || text.trim() === name}>
          {action}
        </Button>
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </form>
  );
}
