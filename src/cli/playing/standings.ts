import type { Score } from '../../kernel/game.ts';
import { type Match, standings } from '../../kernel/match.ts';
import { text } from '../messages.ts';
import { padEnd, padStart, widthOf } from '../picture-kit/columns.ts';
import type { Colours } from '../picture-kit/picture.ts';
import { inSeatColour, seatMark } from '../picture-kit/seats.ts';
import type { Voice } from '../voice.ts';

/** Everybody from first to last, each point with the line and the rule it comes from. */
export function standingsLines(match: Match, voice: Voice, colours: Colours): string[] {
  const scores = standings(match).sort((a, b) => a.place - b.place);
  return scores.flatMap((score) => {
    const isShared = scores.filter(({ place }) => place === score.place).length > 1;
    return ['', headline(match, score, isShared, voice, colours), ...scoreLines(score, voice, colours)];
  });
}

function headline(match: Match, score: Score, isShared: boolean, voice: Voice, colours: Colours): string {
  const { seat, place } = score;
  const notes = [
    ...(isShared ? [text('result.shared')] : []),
    ...(match.resigned.includes(seat) ? [text('result.resigned')] : []),
  ];
  const mark = inSeatColour(colours, seat, seatMark(seat));
  const words = [colours.bold(padStart(text('result.place', { place }), 5)), mark, colours.bold(voice.name(seat))];
  return [...words, ` ${voice.points(score)}`, ...notes].join(' ');
}

function scoreLines({ lines }: Score, voice: Voice, colours: Colours): string[] {
  const labels = lines.map((line) => voice.line(line));
  const widest = Math.max(0, ...labels.map(widthOf));
  return lines.map(({ points, rule }, i) => {
    const label = padEnd(labels[i] ?? '', widest);
    return `        ${label}  ${padStart(String(points), 3)}  ${colours.dim(rule)}`;
  });
}
