import type { ReactNode } from 'react';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { useHostSay } from './text.ts';

interface ConfirmProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly label: string;
  readonly kind?: 'danger' | 'primary';
  /** Whether something is still to be filled in. */
  readonly isUnready?: boolean;
  readonly children: ReactNode;
  act(): Promise<void>;
  /** Instead of closing when it is done. */
  acted?(): void;
  close(): void;
}

/** Asks before something is done. It closes when it is done, and says why if it could not be. */
export function Confirm({
  title,
  label,
  kind = 'danger',
  isUnready = false,
  children,
  act,
  close,
  acted = close,
}: ConfirmProps) {
  const say = useHostSay();
  const appSay = useSay();
  const task = useTask();
  const run = () =>
    task.run(async () => {
      await act();
      acted();
    });
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={appSay('close')}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {say('host.cancel')}
          </Button>
          <Button kind={kind} busy={task.busy} disabled={isUnready} onClick={run}>
            {label}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
    </Dialog>
  );
}
