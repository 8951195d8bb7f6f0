import './zoom.css';
import { IconButton } from '../../look/Button.tsx';
import { useWords } from '../words.ts';
import type { Zoom } from './use-zoom.ts';

const STEP = 1.5;

/** The zoom buttons; the board decides where they are. */
export function ZoomBar({ zoom }: { zoom: Zoom }) {
  const say = useWords();
  const { canGrow, canShrink, zoomBy, showAll } = zoom;
  return (
    <div className="zoom-bar">
      <IconButton icon="zoom-in" label={say('kit.zoom-in')} onClick={() => zoomBy(STEP)} disabled={!canGrow} />
      <IconButton icon="zoom-out" label={say('kit.zoom-out')} onClick={() => zoomBy(1 / STEP)} disabled={!canShrink} />
      <IconButton icon="full" label={say('kit.zoom-all')} onClick={showAll} disabled={!canShrink} />
    </div>
  );
}
