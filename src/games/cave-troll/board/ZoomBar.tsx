import type { Speak } from '../../../web/board-kit/tabletop.ts';
import { IconButton } from '../../../web/look/Button.tsx';
import type { Zoom } from './use-zoom.ts';

const STEP = 1.5;

export function ZoomBar({ zoom, speak }: { zoom: Zoom; speak: Speak }) {
  const { canGrow, canShrink, zoomBy, showAll } = zoom;
  return (
    <div className="ct-zoom">
      <IconButton icon="zoom-in" label={speak('board.nearer')} onClick={() => zoomBy(STEP)} disabled={!canGrow} />
      <IconButton
        icon="zoom-out"
        label={speak('board.farther')}
        onClick={() => zoomBy(1 / STEP)}
        disabled={!canShrink}
      />
      <IconButton icon="full" label={speak('board.whole')} onClick={showAll} disabled={!canShrink} />
    </div>
  );
}
