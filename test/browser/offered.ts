import type { Page } from 'playwright-core';
import type { Game, Move } from '../../src/kernel/game.ts';
import type { Perspective, ServerMessage } from '../../src/protocol/server.ts';
import type { Tabletop } from '../../src/web/board-kit/tabletop.ts';
import { afterMessage, EMPTY_TABLE, type TableState } from '../../src/web/connection/table-state.ts';

/** What the browser was last told about the match, from its own seat, with what follows from that by the rules. */
export function perspectiveFrom(received: readonly string[], rules: Game): Perspective {
  let table: TableState = EMPTY_TABLE;
  for (const text of received) {
    const heard = afterMessage(table, JSON.parse(text) as ServerMessage, rules);
    if (heard !== 'behind') table = heard;
  }
  const [perspective] = table.match?.perspectives ?? [];
  if (perspective === undefined) throw new Error('nothing was heard of the match');
  return perspective;
}

interface Drawn {
  readonly places: readonly (string | undefined)[];
  /** How many answers have a button. */
  readonly buttons: number;
  /** Whether a move has been begun: a board may then show nothing but what completes it. */
  readonly begun: boolean;
}

/** In the page: the places that are drawn and glow. */
function drawn(): Drawn {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-mood="lit"]')];
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return {
    places: lit.filter(isDrawn).map(({ dataset }) => dataset.place),
    buttons: document.querySelectorAll('.prompt-actions [data-answer]').length,
    begun: document.querySelector('[data-mood="chosen"]') !== null,
  };
}

/** The offers that nobody could find: their first place is not drawn, or they have neither a place nor a button. */
export async function lostOffers(page: Page, tabletop: Tabletop, perspective: Perspective): Promise<Move[]> {
  const { places, buttons, begun } = await page.evaluate(drawn);
  if (begun) return [];
  const { offers, view, viewer } = perspective;
  const isLost = (move: Move) => {
    const paths = tabletop.pathsOf(move, view, viewer);
    return paths.length > 0 && !paths.some(([first]) => first !== undefined && places.includes(first));
  };
  const placeless = offers.filter((move) => tabletop.pathsOf(move, view, viewer).length === 0);
  return [...offers.filter(isLost), ...placeless.slice(buttons)];
}
