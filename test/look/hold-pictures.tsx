import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Ink } from '../../src/web/look/Ink.tsx';
import type { PictureProps } from '../../src/web/look/Picture.tsx';

type Pictures = Readonly<Record<string, ComponentType<PictureProps>>>;

const shared = renderToStaticMarkup(<Ink />);

export function idsIn(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** What holds for every drawing. */
export function holdPictures(pictures: Pictures): void {
  describe.each(Object.entries(pictures))('%s', (_, Drawing) => {
    const plain = renderToStaticMarkup(<Drawing />);
    const named = renderToStaticMarkup(<Drawing title="A troll & a bridge" />);

    test('is named when it has a title and passed over when it has none', () => {
      expect(named).toContain('role="img" aria-label="A troll &amp; a bridge"');
      expect(named).not.toContain('aria-hidden');
      expect(plain).toContain('aria-hidden="true"');
      expect(plain).not.toContain('role=');
    });

    test('is drawn with numbers only', () => {
      expect(plain).not.toMatch(/NaN|undefined|Infinity/);
    });

    test('refers to nothing that is not there', () => {
      const known = new Set([...idsIn(plain), ...idsIn(shared)]);
      for (const [, id = ''] of plain.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id);
    });
  });
}

/** The same, and what may glide over a board besides. */
export function holdMovingPictures(pictures: Pictures): void {
  holdPictures(pictures);
  test.each(Object.entries(pictures))(
    '%s carries no filter and no second print, so that it may glide',
    (_, Drawing) => {
      expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/filter|second-print/);
    },
  );
}
