/** Birch paper by day, the wood at night. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #e4d3ad; --paper: #f3e7cc; --ink: #1a2326; --soft: #55574a; --line: #cdb98c; --shade: #1a2326;
  --sky: #cfd8c4; --moon: #f7e3a1; --far: #8fa894; --near: #2d4a3e; --stone: #7b6f58; --rail: #6b4a2c; --cave: #1c2f38;
  --ink-1: #3f6b3a; --ink-2: #a83c28; --ink-3: #5b4180; --ink-4: #2f6d8c; --ink-5: #c9862b; --ink-6: #b0577f; --ink-7: #2b3238;
  --hatch: rgb(26 35 38 / 16%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14212a; --paper: #1c2f38; --ink: #f3e7cc; --soft: #c2c4b0; --line: #35505b; --shade: #0b1318;
    --sky: #21404b; --moon: #f3e0a8; --far: #1d3a45; --near: #0f1c23; --stone: #3b454a; --rail: #8a6238; --cave: #081015;
    --ink-1: #84ad62; --ink-2: #d9694f; --ink-3: #a58ac4; --ink-4: #77aeca; --ink-5: #dea546; --ink-6: #d584ad; --ink-7: #b9c2c6;
    --hatch: rgb(11 19 24 / 26%);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 17px/1.5 'Alegreya Variable', Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
}
header { position: relative; border-bottom: 4px solid var(--shade); }
.scene { display: block; width: 100%; height: clamp(150px, 24vw, 250px); }
.sky { fill: var(--sky); } .moon { fill: var(--moon); } .far { fill: var(--far); } .near { fill: var(--near); }
.stone { fill: var(--stone); } .rail { stroke: var(--rail); } .cave { fill: var(--cave); }
.eyes { fill: #ffe08a; } .pupils { fill: #0b1318; }
main { max-width: 1120px; margin: 0 auto; padding: 0 20px 48px; }
h1, h2 { font-family: 'Grenze Gotisch Variable', 'Grenze Gotisch', 'UnifrakturCook', 'Iowan Old Style', Palatino, Georgia, serif; }
h1 { margin: 28px 0 4px; font-size: clamp(2.2rem, 5vw, 3.2rem); line-height: 1.05; letter-spacing: 0.01em; }
h2 { margin: 0 0 14px; font-size: 1.6rem; line-height: 1.15; }
h3 { margin: 0 0 2px; font-size: 1.1rem; }
.lead { margin: 0 0 22px; font-size: 1.2rem; color: var(--soft); }
.sheets { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
section {
  background: var(--paper); border-radius: 10px; padding: 20px 22px; box-shadow: 3px 5px 0 var(--shade);
}
.wide { grid-column: 1 / -1; }
.facts { display: flex; flex-wrap: wrap; gap: 8px 34px; margin: 0; }
.facts div { min-width: 6em; }
dt, .tick, th { font: 13px/1.4 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif; color: var(--soft); }
dd { margin: 0; font-size: 1.15rem; overflow-wrap: anywhere; }
section svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font-family: 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif; }
.tick { fill: var(--soft); font-size: 13px; } .label, .value { fill: var(--ink); font-size: 16px; } .value { font-weight: 700; }
.grid { stroke: var(--line); stroke-width: 1; }
.fair { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 4; opacity: 0.7; }
.mean { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 6 4; }
.whisker { stroke: var(--ink); stroke-width: 2; }
.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.shade { fill: var(--shade); opacity: 0.55; }
.ink-1 { fill: var(--ink-1); } .ink-2 { fill: var(--ink-2); } .ink-3 { fill: var(--ink-3); } .ink-4 { fill: var(--ink-4); }
.ink-5 { fill: var(--ink-5); } .ink-6 { fill: var(--ink-6); } .ink-7 { fill: var(--ink-7); }
.hatch-line { stroke: var(--hatch); stroke-width: 1; } .hatching { pointer-events: none; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 400; } td { text-align: right; padding: 5px 0 5px 12px; white-space: nowrap; border-top: 1px dashed var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.scroll { overflow-x: auto; } .scroll svg { min-width: 620px; }
code { font: 14px/1.6 ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.note { margin: 10px 0 0; color: var(--soft); font-size: 0.95rem; }
.use { display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 3fr) minmax(0, 2fr); gap: 2px 18px; align-items: center; padding: 3px 0; border-top: 1px dashed var(--line); }
.use.head { border-top: 0; font: 13px/1.4 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif; color: var(--soft); }
.much, .won { display: grid; grid-template-columns: minmax(0, 1fr) 3.6em; gap: 10px; align-items: center; }
.use b { font: 700 14px/1.4 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.line { position: relative; height: 16px; } .line i { position: absolute; top: 0; bottom: 0; }
.line .bar { left: 0; background: var(--ink-5); box-shadow: 2px 2px 0 rgb(0 0 0 / 35%); }
.line .post { border-left: 2px dotted var(--ink); opacity: 0.7; } .line .reach { top: 7px; bottom: 7px; background: var(--ink); }
.line .dot { top: 3px; bottom: auto; width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; background: var(--ink-2); }
@media (max-width: 640px) {
  .use { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .use .name, .use.head span:first-child { grid-column: 1 / -1; }
}
@media print { body { background: none; } section { box-shadow: none; border: 1px solid var(--line); break-inside: avoid; } }
`;
