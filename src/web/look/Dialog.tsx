import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The label of the close button. */
  closeLabel: string;
  /** A `sheet` rises from the bottom of a phone and stands at the side of a wide screen. */
  kind?: 'dialog' | 'sheet';
  /** Buttons in the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal on the native dialog element: the browser keeps focus inside, makes the page behind inert, closes it
 * on Escape and gives focus back.
 */
export function Dialog({ open, onClose, title, closeLabel, kind = 'dialog', actions, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = box.current;
    const closeFromOutside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeFromOutside);
    return () => dialog?.removeEventListener('click', closeFromOutside);
  }, [onClose]);

  return (
    <dialog
      ref={box}
      className={`dialog dialog-${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && (
        <div className="paper dialog-paper">
          <div className="paper-head">
            <h2 className="paper-title" id={heading}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
