import { type KeyboardEvent, useEffect, useState } from 'react';
import { IconButton } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { isGuestName, LONGEST_NAME } from './name.ts';
import { useTask } from './use-task.ts';

/** The viewer's own name at their seat, editable there: Enter and leaving the field save it, Escape restores it. */
export function OwnName() {
  const say = useSay();
  const { name: known, rename } = useMe();
  const shown = isGuestName(known) ? '' : known;
  const [name, setName] = useState(shown);
  const task = useTask();
  useEffect(() => setName(shown), [shown]);

  const isNew = name.trim() !== '' && name.trim() !== shown;
  const keep = () => {
    if (isNew) task.run(() => rename(name.trim()));
    else setName(shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      keep();
    } else if (event.key === 'Escape' && isNew) {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setName(shown);
    }
  };
  return (
    <span className="own-name">
      <input
        className="input"
        aria-label={say('name.own')}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder={say('name.ask')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
        onBlur={keep}
      />
      {isNew && <IconButton icon="check" label={say('settings.save')} onClick={keep} />}
      {task.trouble && <span className="error">{task.trouble}</span>}
    </span>
  );
}
