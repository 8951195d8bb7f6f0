import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mark } from '../../../protocol/marks.ts';
import { InkLayer } from './InkLayer.tsx';
import { InkTools } from './InkTools.tsx';
import { MarkList } from './MarkList.tsx';
import type { SpotNames } from './spots.ts';
import { arrowBetween, ringAround } from './strokes.ts';

const NAMES: SpotNames = {
  tabletop: {
    nameOf: (place) => (place === 'hall' ? 'Frost Hall' : undefined),
    about: (thing) => (thing === 'sword' ? { name: 'Orcbane Sword', lines: [] } : undefined),
  },
  view: {},
  viewer: 0,
  speak: (id) => id,
};
const RING: Mark = { kind: 'ring', at: 'hall', words: '7 gold' };
const ARROW: Mark = { kind: 'arrow', from: 'thing:sword', to: 'attic' };

test('a box of any size has a ring around it, and keeps it while one scrolls', () => {
  const ring = ringAround({ x: 100, y: 50, width: 12, height: 120 });
  expect([ring.x, ring.y]).toEqual([106, 110]);
  expect(ringAround({ x: 7.5, y: 3, width: 14, height: 121 }).line).toBe(ring.line);
});

test('an arrow leads from middle to middle, and needs room for its head', () => {
  const box = { width: 40, height: 40 };
  const arrow = arrowBetween({ x: 0, y: 0, ...box }, { x: 200, y: 0, ...box });
  expect([arrow?.x, arrow?.y]).toEqual([20, 20]);
  expect(arrow?.head).toMatch(/^M\S+ \S+L.*z$/);
  expect(arrowBetween({ x: 0, y: 0, ...box }, { x: 10, y: 0, ...box })).toBeUndefined();
});

test('marks are listed in words, with buttons that keep and remove them', () => {
  const list = renderToStaticMarkup(<MarkList marks={[RING, ARROW]} names={NAMES} change={() => {}} pins />);
  expect(list).toContain('Ring around Frost Hall');
  expect(list).toContain('Arrow from Orcbane Sword to something out of sight');
  expect(list).toContain('aria-label="Remove: Ring around Frost Hall"');
  expect(list).toContain('aria-label="Keep on the board: Ring around Frost Hall"');
  expect(list).toContain('value="7 gold"');
  const read = renderToStaticMarkup(<MarkList marks={[RING]} names={NAMES} />);
  expect(read).toContain('7 gold');
  expect(read).not.toMatch(/<button|<input/);
});

test('the layer says nothing to screen readers, and tools tell which is chosen', () => {
  expect(renderToStaticMarkup(<InkLayer marks={[RING]} />)).toMatch(/^<div class="ink" aria-hidden="true">/);
  const tools = renderToStaticMarkup(
    <InkTools
      marks={[RING]}
      names={NAMES}
      tool="ring"
      setTool={() => {}}
      hidden={false}
      setHidden={() => {}}
      draw={() => {}}
      wipe={() => {}}
    />,
  );
  expect(tools.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(tools).toContain('Remove all');
});
