import './ink.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameStroke, type Mark } from '../../../protocol/marks.ts';
import { allowDrawing, type Drawn, type Tool } from './drawing.ts';
import { type LaidMark, middleOf } from './measure.ts';
import { useLaidMarks } from './use-laid-marks.ts';

interface InkLayerProps {
  readonly marks: readonly Mark[];
  /** Called with every mark that is drawn; without it the marks can only be looked at. */
  readonly draw?: ((mark: Mark) => void) | undefined;
  /** What the main button and a finger draw at once. Without a tool they act on the board as ever. */
  readonly tool?: Tool | undefined;
  readonly hidden?: boolean;
  /** The mark that a list points at. */
  readonly pointed?: Mark | undefined;
  /** A word in the corner of the board: whose marks these are. */
  readonly label?: ReactNode;
}

/**
 * Marks in ink over a board, and what draws them: right button for an arrow or a ring, on touch hold and drag. It lies on the
 * stage (`ink` of BoardOnStage). The marks are no part of the page for screen readers: a <MarkList> says them in words.
 */
export function InkLayer({ marks, draw, tool, hidden = false, pointed, label }: InkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | undefined>(undefined);
  const laid = useLaidMarks(layer, hidden ? NONE : marks);
  const latest = useRef({ tool, draw });
  useLayoutEffect(() => {
    latest.current = { tool, draw };
  });

  const canDraw = draw !== undefined && !hidden;
  useEffect(() => {
    const stage = layer.current?.closest<HTMLElement>('.stage');
    if (!stage || !canDraw) return;
    stage.dataset.inked = '';
    const end = allowDrawing(stage, () => ({
      tool: latest.current.tool,
      show: setDrawn,
      draw: (mark) => latest.current.draw?.(mark),
    }));
    return () => {
      end();
      delete stage.dataset.inked;
    };
  }, [canDraw]);

  useEffect(() => {
    const stage = layer.current?.closest<HTMLElement>('.stage');
    if (!stage || tool === undefined || !canDraw) return;
    stage.dataset.tool = tool;
    return () => {
      delete stage.dataset.tool;
    };
  }, [tool, canDraw]);

  return (
    <div className="ink" ref={layer} aria-hidden="true">
      <svg className="ink-drawing" width="100%" height="100%" role="presentation">
        {laid.map((each) => (
          <Stroke
            key={JSON.stringify([each.mark.kind, each.window, each.stroke])}
            laid={each}
            faint={pointed !== undefined && !isSameStroke(pointed, each.mark)}
          />
        ))}
        {drawn && <Draft drawn={drawn} layer={layer.current} tool={tool} />}
      </svg>
      {laid.map(({ mark, below: [x, y] }) =>
        mark.words === undefined ? null : (
          <span key={JSON.stringify(mark)} className="ink-words" style={{ left: x, top: y }}>
            {mark.words}
          </span>
        ),
      )}
      {label !== undefined && laid.length > 0 && <span className="ink-label">{label}</span>}
    </div>
  );
}

const NONE: readonly Mark[] = [];

/** One mark, printed twice: paper below, so that it stands off from any ground, and ink over it. */
function Stroke({ laid, faint }: { readonly laid: LaidMark; readonly faint: boolean }) {
  const { stroke, window, mark } = laid;
  const { x, y, width, height } = window;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} role="presentation">
      <g
        className="ink-mark"
        data-mark={mark.kind}
        data-faint={faint || undefined}
        data-pinned={mark.pinned}
        transform={`translate(${stroke.x} ${stroke.y})`}
      >
        {['ink-paper', 'ink-ink'].map((impression) => (
          <g key={impression} className={impression}>
            <path d={stroke.line} />
            {stroke.head && <path className="ink-head" d={stroke.head} />}
          </g>
        ))}
      </g>
    </svg>
  );
}

interface DraftProps {
  readonly drawn: Drawn;
  readonly layer: HTMLElement | null;
  readonly tool: Tool | undefined;
}

/** The stroke under way: from where it began to the pointer. */
function Draft({ drawn, layer, tool }: DraftProps) {
  const stage = layer?.closest('.stage');
  const from = layer && stage ? middleOf(stage, layer, drawn.from) : undefined;
  if (from === undefined || layer === null) return null;
  const origin = layer.getBoundingClientRect();
  const isRing = tool === 'ring' || drawn.from === drawn.to;
  return (
    <g className="ink-draft" data-void={drawn.to === undefined || undefined}>
      {isRing ? (
        <circle cx={from[0]} cy={from[1]} r={24} />
      ) : (
        <path d={`M${from[0]} ${from[1]}L${drawn.x - origin.left} ${drawn.y - origin.top}`} />
      )}
    </g>
  );
}
