import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Spot, spotBeside } from '../../board-kit/beside.ts';
import { Button } from '../../look/Button.tsx';
import { Toast, ToastRack } from '../../look/Toast.tsx';
import { useSay } from '../../messages/text.ts';
import type { Note } from './use-notes.ts';

interface NoticesProps {
  readonly note: Note | undefined;
  readonly dismiss: () => void;
  readonly openRule: (id: string) => void;
}

/** Notices, placed beside the element that was pressed so that they cover neither it nor the question. */
export function Notices({ note, dismiss, openRule }: NoticesProps) {
  const say = useSay();
  const rack = useRef<HTMLElement>(null);
  const pressed = useLastPressed();
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const rule = note?.rule;

  useLayoutEffect(() => {
    const toast = note && rack.current?.querySelector('.toast');
    const box = pressed.current?.isConnected ? pressed.current.getBoundingClientRect() : undefined;
    if (!toast || box === undefined) {
      setSpot(undefined);
      return;
    }
    const { width, height } = toast.getBoundingClientRect();
    const window = { width: innerWidth, height: innerHeight };
    const spared = [...document.querySelectorAll('.prompt')].map((each) => each.getBoundingClientRect());
    setSpot(spotBeside(box, { width, height }, window, ['above', 'below', 'right', 'left'], spared));
  }, [note, pressed]);

  return (
    <ToastRack label={say('table.notices')} at={spot} ref={rack}>
      {note && (
        <Toast
          kind={note.kind ?? 'warning'}
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

/** The last element that was pressed, by pointer or key. */
function useLastPressed() {
  const pressed = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest('[data-place], button') ?? undefined;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
  return pressed;
}
