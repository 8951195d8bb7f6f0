import type { Game } from '../../kernel/game.ts';
import { text } from '../messages.ts';
import { histogramChart, inHtml, intervalChart, seatLabel } from './charts.ts';
import { percent, range, tenth, whole } from './figures.ts';
import { STYLE } from './report-style.ts';
import { SCENE } from './scene.ts';
import { rateOf, type Speed } from './summary.ts';
import type { Tally } from './tally.ts';

/** Static art is roughened and hatched as if it were printed; what shows numbers is not. */
const PRINT = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<filter id="rough"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><line class="hatch-line" x1="0" x2="0" y1="0" y2="6"/></pattern>
</defs></svg>`;

/** A page that needs nothing from outside. */
export function reportPage(tally: Tally, game: Game, speed: Speed): string {
  const title = text('report.title', { title: game.title });
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
${[facts(tally, speed), winsByBot(tally), winsBySeat(tally), lengths(tally), points(tally), numbers(tally), again(tally)].join('\n')}
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

/** There are seven inks; an eighth bot would begin again. */
function inkOf(index: number): string {
  return `ink-${(index % 7) + 1}`;
}

function facts({ plan, played, decisions }: Tally, speed: Speed): string {
  const entries = [
    [
      text('report.matches'),
      played < plan.matches ? text('report.part', { played, planned: plan.matches }) : whole(played),
    ],
    [text('report.bots'), plan.bots.join(', ')],
    ...Object.entries(plan.options).map(([name, value]) => [name, String(value)]),
    [text('report.decisions'), whole(decisions)],
    [text('report.speed'), text('report.rate', { rate: rateOf(speed), threads: speed.threads })],
    [text('report.seed'), plan.seed],
  ];
  const items = entries.map(
    ([term = '', value = '']) => `<div><dt>${inHtml(term)}</dt><dd>${inHtml(value)}</dd></div>`,
  );
  return sheet(text('report.facts'), `<dl class="facts">${items.join('')}</dl>`, 'wide');
}

function winsByBot({ bots }: Tally): string {
  const rows = bots.map((each, index) => ({ ...each, label: each.bot, ink: inkOf(index) }));
  const title = text('simulate.by-bot');
  return sheet(title, intervalChart(title, rows) + note(text('report.fair')));
}

function winsBySeat({ seats, plan }: Tally): string {
  const rows = seats.map((each) => ({
    ...each,
    label: seatLabel(each.seat),
    ink: inkOf(each.seat),
    fair: 1 / plan.seats,
  }));
  const title = text('simulate.by-seat');
  return sheet(title, intervalChart(title, rows) + note(text('report.rotated')));
}

function lengths({ length }: Tally): string {
  const title = text('simulate.length');
  const { mean, median, least, most } = length;
  const spread = text('simulate.spread', { mean: tenth(mean), median: tenth(median), least, most });
  const chart = `<div class="scroll">${histogramChart(title, length, 'ink-5', FULL_PAGE)}</div>`;
  return sheet(title, chart + note(text('report.spread', { spread })), 'wide');
}

function points({ bots }: Tally): string {
  const charts = bots.map(({ bot, points: scored }, index) => {
    return `<div><h3>${inHtml(bot)}</h3>${histogramChart(text('report.points-of', { bot }), scored, inkOf(index))}</div>`;
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

function again({ plan }: Tally): string {
  const options = Object.entries(plan.options).map(([name, value]) => `--option ${name}=${value}`);
  const command = [
    `underbridge simulate ${plan.game} --matches ${plan.matches} --bots ${plan.bots.join(',')} --seats ${plan.seats}`,
    ...options,
    ...(plan.hurry > 1 ? [`--hurry ${plan.hurry}`] : []),
    `--seed ${quoted(plan.seed)}`,
  ].join(' ');
  return sheet(text('report.again'), `<code>${inHtml(command)}</code>`, 'wide');
}

/** As a shell would have it. */
export function quoted(word: string): string {
  return /^[\w.-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
