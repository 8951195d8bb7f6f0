import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../src/games/index.ts';
import type { Game, Seat, Viewer } from '../../src/kernel/game.ts';
import { below } from '../../src/kernel/random.ts';
import type { MiniatureProps } from '../../src/web/board-kit/miniature.tsx';
import { dealsOf } from '../laws/deals.ts';
import { type Deal, walk } from '../laws/walk.ts';

type Drawing = ComponentType<MiniatureProps<unknown>>;

const DRAWINGS = import.meta.glob<Drawing>('../../src/games/*/board/Miniature.tsx', {
  import: 'Miniature',
  eager: true,
});

/** About so many positions of a match are drawn. */
const LOOKS = 12;

/** What each seat is shown at some positions of a match that is played at random, with its last one. */
function viewsIn(deal: Deal): { readonly view: unknown; readonly seat: Seat }[] {
  const { game } = deal;
  const shown: { view: unknown; seat: Seat }[] = [];
  const look = (position: Parameters<Game['view']>[0]) => {
    for (let seat = 0; seat < position.seats; seat++) shown.push({ view: game.view(position, seat as Viewer), seat });
  };
  const last = walk(deal, ({ match, step, chance }) => {
    if (step === 1 || below(chance, Math.max(step, LOOKS)) < 2) look(match.position);
  });
  look(last.position);
  return shown;
}

/** A game may have none; then its cover stands on the card. */
const DRAWN = FOLDERS.flatMap(({ game }) => {
  const Miniature = DRAWINGS[`../../src/games/${game.id}/board/Miniature.tsx`];
  return Miniature === undefined ? [] : [{ game, Miniature }];
});

test('every drawing is found by the name of its game', () => {
  expect(DRAWN.length).toBe(Object.keys(DRAWINGS).length);
  expect(DRAWN.length).toBeGreaterThanOrEqual(5);
});

test.each(DRAWN)('$game.id draws every board as it lies, small and without words', ({ game, Miniature }) => {
  const drawn = new Set<string>();
  for (const deal of dealsOf(game).slice(0, 8)) {
    for (const { view, seat } of viewsIn(deal)) {
      // It crosses the wire first.
      const markup = renderToStaticMarkup(<Miniature view={JSON.parse(JSON.stringify(view))} seat={seat} />);
      expect(markup).toMatch(/^<svg /);
      expect(markup).toContain('aria-hidden="true"');
      expect(markup).not.toMatch(/NaN|undefined|Infinity|<text/);
      drawn.add(markup);
    }
  }
  // Boards that lie otherwise look otherwise.
  expect(drawn.size).toBeGreaterThan(20);
});
