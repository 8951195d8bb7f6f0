import type { KeyboardEvent, MouseEvent } from 'react';

/** Handlers of an element that acts on click and key itself, before the stage can. */
export function actingFirst(act: () => void) {
  return {
    onClick(event: MouseEvent) {
      event.stopPropagation();
      act();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
