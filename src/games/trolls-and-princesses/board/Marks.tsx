import { Glyph, GlyphAt } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import type { Cost } from '../box/actions.ts';
import { RESOURCES } from '../box/bonuses.ts';
import type { Mark } from './marks.ts';

/** Pictures in a line of words. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <span className="tp-marks" aria-hidden="true">
      {marks.map(({ glyph, text }) => (
        <span key={`${glyph} ${text}`} className="tp-mark">
          <Glyph name={glyph} />
          {text}
        </span>
      ))}
    </span>
  );
}

/** What an action takes besides its points. */
export function CostMarks({ cost }: { readonly cost: Cost }) {
  const goods: Mark[] = [];
  if (cost.power) goods.push({ glyph: 'power', text: String(cost.power) });
  if (cost.cows) goods.push({ glyph: 'cow', text: String(cost.cows) });
  for (const [resource, amount] of (cost.resources ?? []).entries()) {
    if (amount > 0) goods.push({ glyph: RESOURCES[resource] ?? 'obsidian', text: String(amount) });
  }
  return <Marks marks={goods} />;
}

interface MarksAtProps {
  readonly marks: readonly Mark[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pictures within a drawing, side by side around a point. */
export function MarksAt({ marks, x, y, size }: MarksAtProps) {
  const widths = marks.map(({ text = '' }) => size * (1 + 0.42 * text.length));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let left = x - total / 2;
  return (
    <g className="tp-marks-at">
      {marks.map(({ glyph, text }, index) => {
        const at = left;
        left += widths[index] ?? size;
        return (
          <g key={`${glyph} ${text}`}>
            <GlyphAt name={glyph} x={at + size / 2} y={y} size={size} />
            {text && (
              <text x={at + size * 0.98} y={y + size * 0.3} fontSize={size * 0.82}>
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
