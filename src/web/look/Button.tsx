import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface ButtonLook {
  /** `primary` is the one thing to do here; `quiet` everything else; `plain` has no box until touched. */
  kind?: 'primary' | 'quiet' | 'danger' | 'plain';
  size?: 'small' | 'normal' | 'large';
}

/** The class of a button, for links that should look like one. */
export function buttonClass({ kind = 'quiet', size = 'normal' }: ButtonLook = {}): string {
  return ['button', `button-${kind}`, size !== 'normal' && `button-${size}`].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
  /** Work under way: the button keeps its width and its focus, and takes no second press. */
  busy?: boolean;
  children: ReactNode;
}

/** A button with a word on it. */
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
  /** What the button does: said, and shown when it is pointed at. */
  label: string;
  /** For buttons that stay down, such as sound or full view. */
  pressed?: boolean;
  kind?: 'quiet' | 'plain' | 'primary' | 'danger';
}

/** A square button with a glyph only. */
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
