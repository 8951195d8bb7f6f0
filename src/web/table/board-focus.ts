import type { GameEvent } from '../../kernel/tell.ts';
import type { Tabletop } from '../board-kit/tabletop.ts';

/** Whether the focus is in a panel beside the board. */
export function isFocusBeside(): boolean {
  return document.activeElement?.closest('.table-side') != null;
}

/** Moves the focus to the board's tab stop, or else to an answer button. */
export function focusBoard(): void {
  const stop =
    document.querySelector<HTMLElement>('.stage [data-mood][tabindex="0"]') ??
    document.querySelector<HTMLElement>('.prompt [data-answer]') ??
    document.querySelector<HTMLElement>('.stage');
  stop?.focus();
}

/** Highlights the places of these events, or clears the highlights if there are none. */
export function lightSpots(
  page: HTMLElement | null,
  tabletop: Tabletop,
  events: readonly GameEvent[],
  view: unknown,
): void {
  for (const lit of page?.querySelectorAll('[data-told]') ?? []) lit.removeAttribute('data-told');
  for (const spot of events.flatMap((event) => tabletop.spotsOf?.(event, view) ?? [])) {
    for (const place of page?.querySelectorAll(`.stage [data-place="${CSS.escape(spot)}"]`) ?? []) {
      place.setAttribute('data-told', '');
    }
  }
}
