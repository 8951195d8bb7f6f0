import type { ReactNode, Ref } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type ToastKind = 'plain' | 'good' | 'warning';

const KIND_ICON: Record<ToastKind, IconName> = { plain: 'raven', good: 'ok', warning: 'alert' };

interface ToastProps {
  kind?: ToastKind;
  children: ReactNode;
  /** A button in the toast, such as undo. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** A short notice. Its parent decides how long it stays. */
export function Toast({ kind = 'plain', children, action, onDismiss, dismissLabel }: ToastProps) {
  return (
    <div className={`toast toast-${kind}`}>
      <Icon name={KIND_ICON[kind]} />
      <div className="toast-text">{children}</div>
      {action}
      {onDismiss && dismissLabel && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
}

interface ToastRackProps {
  label: string;
  /** Where they appear; at the foot of the window without it. */
  at?: { readonly left: number; readonly top: number } | undefined;
  /** Whether they appear at the head of the window instead. */
  isOnTop?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The live region of the toasts. It must stay mounted, or screen readers would not announce them. */
export function ToastRack({ label, at, isOnTop, ref, children }: ToastRackProps) {
  return (
    <section
      ref={ref}
      className="toast-rack"
      aria-label={label}
      aria-live="polite"
      data-top={isOnTop || undefined}
      style={at && { inset: `${at.top}px auto auto ${at.left}px`, padding: 0 }}
    >
      {children}
    </section>
  );
}
