import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Mark } from '../../../protocol/marks.ts';
import { GLIDE } from '../glide.ts';
import { type LaidMark, layMarks } from './measure.ts';

const NONE: readonly LaidMark[] = [];

/** Where the marks lie, measured again whenever the board has moved: by scrolling, folding, zooming, or a new position. */
export function useLaidMarks(layer: RefObject<HTMLElement | null>, marks: readonly Mark[]): readonly LaidMark[] {
  const [laid, setLaid] = useState(NONE);
  const measure = useCallback(() => {
    const stage = layer.current?.closest('.stage');
    if (!layer.current || !stage) return;
    const now = marks.length === 0 ? NONE : layMarks(stage, layer.current, marks);
    setLaid((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [layer, marks]);

  useLayoutEffect(measure);

  useEffect(() => {
    const stage = layer.current?.closest('.stage');
    const own = layer.current;
    if (!stage || own === null || marks.length === 0) return;
    let frame = 0;
    const again = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        measure();
        // Pieces on which a mark lies may still be on their way.
        if (stage.getAnimations({ subtree: true }).some(({ id, playState }) => id === GLIDE && playState === 'running'))
          again();
      });
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(stage);
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !own.contains(target))) again();
    });
    changes.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
    for (const event of MOVES) stage.addEventListener(event, again, true);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      for (const event of MOVES) stage.removeEventListener(event, again, true);
    };
  }, [layer, marks, measure]);

  return laid;
}

const MOVES = ['scroll', 'restage', 'transitionend', 'toggle'] as const;
