import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface FittingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly className?: string;
  /** The same words in ever less room: the first that fits is shown; the last may take a second line. */
  readonly forms: readonly ReactNode[];
  /** Changes with the words and the room for them: then all forms are tried anew. */
  readonly measured: string;
}

/** Words in one line, however narrow: pictures stand for goods, letters stand closer, then there are two lines. */
export function Fitting({ forms, measured, ...rest }: FittingProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [tried, setTried] = useState({ measured, form: 0 });
  const form = tried.measured === measured ? tried.form : 0;
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = line.current ?? {};
    if (scrollWidth > clientWidth && form < forms.length - 1) setTried({ measured, form: form + 1 });
  });
  return (
    <span {...rest} ref={line} data-form={form} data-last={form === forms.length - 1 || undefined}>
      {forms[form]}
    </span>
  );
}
