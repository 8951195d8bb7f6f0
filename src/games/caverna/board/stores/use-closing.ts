import { useEffect, useRef } from 'react';

/**
 * A drawer closes by Escape, which then takes nothing back, and by a touch of anything but itself, what opens it (a selector)
 * and what explains it.
 */
export function useClosing(
  drawer: { readonly current: HTMLElement | null },
  opener: string,
  open: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || drawer.current?.contains(target)) return;
      if (target.closest(`${opener}, .about`) === null) latest.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [drawer, opener, open]);
}
