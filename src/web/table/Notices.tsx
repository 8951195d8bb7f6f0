import { Button } from '../look/Button.tsx';
import { Toast, ToastRack } from '../look/Toast.tsx';
import { useSay } from '../messages/text.ts';
import type { Note } from './use-notes.ts';

interface NoticesProps {
  readonly note: Note | undefined;
  readonly dismiss: () => void;
  readonly openRule: (id: string) => void;
}

export function Notices({ note, dismiss, openRule }: NoticesProps) {
  const say = useSay();
  const rule = note?.rule;
  return (
    <ToastRack label={say('table.notices')}>
      {note && (
        <Toast
          kind="warning"
          onDismiss={dismiss}
          dismissLabel={say('close')}
          action={
            rule !== undefined && (
              <Button size="small" onClick={() => openRule(rule)}>
                {rule}
              </Button>
            )
          }
        >
          {note.text}
        </Toast>
      )}
    </ToastRack>
  );
}
