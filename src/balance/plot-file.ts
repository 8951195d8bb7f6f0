import { type Drawing, inHtml } from './charts.ts';

/** Birch paper under the chart, so that it can be read on light and on dark pages alike. */
const STYLE = `text { font-family: 'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif; }
.title { font: 700 20px Alegreya, Georgia, serif; fill: #1a2326; }
.paper { fill: #f3e7cc; stroke: #cdb98c; }
.tick { fill: #55574a; font-size: 13px; } .label, .value { fill: #1a2326; font-size: 16px; } .value { font-weight: 700; }
.name { fill: #1a2326; font-size: 14px; }
.grid { stroke: #cdb98c; } .fair { stroke: #1a2326; stroke-width: 2; stroke-dasharray: 3 4; opacity: 0.7; }
.mean { stroke: #1a2326; stroke-width: 2; stroke-dasharray: 6 4; } .whisker { stroke: #1a2326; stroke-width: 2; }
.halo { paint-order: stroke; stroke: #f3e7cc; stroke-width: 4px; }
.shade { fill: #1a2326; opacity: 0.5; } .hatch-line { stroke: #1a2326; stroke-opacity: 0.16; }
.ink-1 { fill: #3f6b3a; } .ink-2 { fill: #a83c28; } .ink-3 { fill: #5b4180; } .ink-4 { fill: #2f6d8c; }
.ink-5 { fill: #c9862b; } .ink-6 { fill: #b0577f; } .ink-7 { fill: #2b3238; }`;

const HATCH =
  '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">' +
  '<line class="hatch-line" x1="0" x2="0" y1="0" y2="6"/></pattern></defs>';

const MARGIN = 20;
const TITLE = 44;

/** A chart as a picture of its own. */
export function plotFile({ title, width, height, content }: Drawing): string {
  const wide = width + 2 * MARGIN;
  const high = height + TITLE + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" aria-label="${inHtml(title)}">
<style>${STYLE}</style>
${HATCH}
<rect class="paper" x="0.5" y="0.5" width="${wide - 1}" height="${high - 1}" rx="8"/>
<text class="title" x="${MARGIN}" y="30">${inHtml(title)}</text>
<g transform="translate(${MARGIN} ${TITLE})">${content}</g>
</svg>
`;
}
