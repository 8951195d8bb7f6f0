import type { KeyboardEvent, MouseEvent } from 'react';

/** What makes something act by mouse and key before the stage does, which then does not. */
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
