import type { GameEvent } from '../../kernel/tell.ts';
import type { Tabletop } from '../board-kit/tabletop.ts';

/** Whether the focus is in what stands beside the board. */
export function isFocusBeside(): boolean {
  return document.activeElement?.closest('.table-side') != null;
}

/** Brings the focus to the board: where Tab would come to, or to an answer that is a button. */
export function focusBoard(): void {
  const stop =
    document.querySelector<HTMLElement>('.stage [data-mood][tabindex="0"]') ??
    document.querySelector<HTMLElement>('.prompt [data-answer]') ??
    document.querySelector<HTMLElement>('.stage');
  stop?.focus();
}

/** Lights on the board where these things happened; nothing, if there are none. */
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
