import type { Game } from '../kernel/game.ts';
import { histogramChart, inHtml, inkOf, inkOfSide, inPage, intervalChart } from './charts.ts';
import { commandOf } from './command-line.ts';
import { percent, range, tenth, whole } from './figures.ts';
import { text } from './messages.ts';
import { STYLE } from './report-style.ts';
import { botRows, seatRows, sideRows } from './rows.ts';
import { SCENE } from './scene.ts';
import { rateOf, type Speed } from './speed.ts';
import type { Tally } from './tally.ts';
import { rowsOfUses } from './uses-rows.ts';
import { sidesTitle } from './uses-tally.ts';

/** Static art is roughened and hatched as if it were printed; what shows numbers is not. */
const PRINT = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<filter id="rough"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><line class="hatch-line" x1="0" x2="0" y1="0" y2="6"/></pattern>
</defs></svg>`;

/** A page that needs nothing from outside. */
export function reportPage(tally: Tally, game: Game, speed: Speed): string {
  const title = text('report.title', { title: game.title });
  const [bySide = '', pointsBySide = ''] = winsBySide(tally, game);
  const sheets = [
    facts(tally, speed),
    tally.bots.length > 1 ? winsByBot(tally) : '',
    winsBySeat(tally),
    bySide,
    lengths(tally),
    points(tally),
    pointsBySide,
    ...tally.uses.map((group) => sheet(group.title, rowsOfUses(group, tally), 'wide')),
    numbers(tally),
    sheet(text('report.again'), `<code>${inHtml(commandOf(tally.plan))}</code>`, 'wide'),
  ].filter((each) => each !== '');
  const lead = text('report.lead', { played: tally.played, seats: tally.plan.seats });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${PRINT}
<header>${SCENE}</header>
<main>
<h1>${inHtml(title)}</h1>
<p class="lead">${inHtml(lead)}</p>
<div class="sheets">
${sheets.join('\n')}
</div>
</main>
</body>
</html>
`;
}

function sheet(title: string, content: string, kind = ''): string {
  return `<section${kind === '' ? '' : ` class="${kind}"`}>\n<h2>${inHtml(title)}</h2>\n${content}\n</section>`;
}

function note(words: string): string {
  return `<p class="note">${inHtml(words)}</p>`;
}

const FULL_PAGE = 1080;

function facts({ plan, played, decisions }: Tally, speed: Speed): string {
  const entries = [
    [
      text('report.matches'),
      played < plan.matches ? text('report.part', { played, planned: plan.matches }) : whole(played),
    ],
    [text('report.bots'), plan.bots.join(', ')],
    ...Object.entries(plan.options).map(([name, value]) => [name, String(value)]),
    [text('report.decisions'), whole(decisions)],
    ...(speed.decisions === 0
      ? []
      : [[text('report.speed'), text('report.rate', { rate: rateOf(speed), threads: speed.threads })]]),
    [text('report.seed'), plan.seed],
  ];
  const items = entries.map(
    ([term = '', value = '']) => `<div><dt>${inHtml(term)}</dt><dd>${inHtml(value)}</dd></div>`,
  );
  return sheet(text('report.facts'), `<dl class="facts">${items.join('')}</dl>`, 'wide');
}

function winsByBot(tally: Tally): string {
  const title = text('simulate.by-bot');
  return sheet(title, inPage(intervalChart(title, botRows(tally))) + note(text('report.fair')));
}

function winsBySeat(tally: Tally): string {
  const title = text('simulate.by-seat');
  return sheet(title, inPage(intervalChart(title, seatRows(tally))) + note(text('report.rotated')));
}

function winsBySide(tally: Tally, game: Game): string[] {
  if (tally.sides.length === 0) return [];
  const title = text('simulate.by-side', { sides: sidesTitle(game) });
  const wins = sheet(title, inPage(intervalChart(title, sideRows(tally))) + note(text('report.side')));
  const charts = tally.sides.map(({ side, name, points: scored }, index) => {
    const chart = histogramChart(text('report.points-of', { bot: name }), scored, inkOfSide(side, index));
    return `<div><h3>${inHtml(name)}</h3>${inPage(chart)}</div>`;
  });
  const spread = sheet(
    text('report.points-by-side', { sides: sidesTitle(game) }),
    `<div class="sheets">${charts.join('')}</div>`,
    'wide',
  );
  return [wins, spread];
}

function lengths({ length }: Tally): string {
  const title = text('simulate.length');
  const { mean, median, least, most } = length;
  const spread = text('simulate.spread', { mean: tenth(mean), median: tenth(median), least, most });
  const chart = `<div class="scroll">${inPage(histogramChart(title, length, 'ink-5', FULL_PAGE))}</div>`;
  return sheet(title, chart + note(text('report.spread', { spread })), 'wide');
}

function points({ bots }: Tally): string {
  const charts = bots.map(({ bot, points: scored }, index) => {
    const chart = histogramChart(text('report.points-of', { bot }), scored, inkOf(index));
    return `<div><h3>${inHtml(bot)}</h3>${inPage(chart)}</div>`;
  });
  return sheet(text('report.points'), `<div class="sheets">${charts.join('')}</div>`, 'wide');
}

function numbers({ bots }: Tally): string {
  const heads = ['bot', 'chairs', 'wins', 'share', 'interval', 'mean'] as const;
  const head = heads.map((name) => `<th scope="col">${inHtml(text(`report.head-${name}`))}</th>`).join('');
  const rows = bots.map(({ bot, chairs, wins, share, low, high, points: { mean } }) => {
    const cells = [bot, String(chairs), tenth(wins), percent(share), range(low, high), tenth(mean)];
    return `<tr>${cells.map((cell) => `<td>${inHtml(cell)}</td>`).join('')}</tr>`;
  });
  const content = `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return sheet(text('report.numbers'), content, 'wide');
}
