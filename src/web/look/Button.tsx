import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface ButtonLook {
  /** `primary` is the main action of a page, `quiet` any other; `plain` has no frame until hovered. */
  kind?: 'primary' | 'quiet' | 'danger' | 'plain';
  size?: 'small' | 'normal' | 'large';
}

/** The class of a button, for links that look like one. */
export function buttonClass({ kind = 'quiet', size = 'normal' }: ButtonLook = {}): string {
  return ['button', `button-${kind}`, size !== 'normal' && `button-${size}`].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
  /** While busy the button keeps its width and focus and ignores presses. */
  busy?: boolean;
  children: ReactNode;
}

/** A button with a text. */
export function Button({
  kind = 'quiet',
  size = 'normal',
  icon,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${buttonClass({ kind, size })} ${className}` : buttonClass({ kind, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The label, also shown as a tip. */
  label: string;
  /** For toggle buttons, such as sound or full view. */
  pressed?: boolean;
  kind?: 'quiet' | 'plain' | 'primary' | 'danger';
}

/** A square button with an icon only. */
export function IconButton({ icon, label, pressed, kind = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={['button', 'button-icon', `button-${kind}`, className].filter(Boolean).join(' ')}
      aria-label={label}
      data-tip={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
