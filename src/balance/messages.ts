import { type Catalogue, type Params, speak } from '../kernel/messages.ts';

export const NUMBER = new Intl.NumberFormat('en');

export function count(value: unknown, one: string, many: string): string {
  return `${NUMBER.format(Number(value))} ${Number(value) === 1 ? one : many}`;
}

/** What reports have to say. Games speak through their own catalogues. */
export const TEXTS = {
  'simulate.points-each': 'points/match',
  'simulate.per-match': 'per match',
  'simulate.by-bot': 'Wins by bot',
  'simulate.by-seat': 'Wins by seat',
  'simulate.by-side': 'Wins: {sides}',
  'simulate.length': 'Decisions in a match',
  'simulate.spread': 'mean {mean}, median {median}, from {least} to {most}',
  'simulate.winners': 'win rate',
  'report.title': '{title}: a simulation',
  'report.lead': ({ played, seats }) =>
    `${count(played, 'match', 'matches')} between bots at a table for ${Number(seats)}.`,
  'report.facts': 'What was played',
  'report.matches': 'matches',
  'report.part': ({ played, planned }) =>
    `${NUMBER.format(Number(played))} of ${NUMBER.format(Number(planned))} planned`,
  'report.bots': 'bots',
  'report.decisions': 'decisions',
  'report.speed': 'speed',
  'report.rate': ({ rate, threads }) =>
    `${NUMBER.format(Number(rate))} decisions/s on ${count(threads, 'thread', 'threads')}`,
  'report.seed': 'seed',
  'report.side': 'The dotted line marks a fair share. A share is of the matches in which somebody had that side.',
  'report.points-by-side': 'Points at the end: {sides}',
  'report.points-each': 'points in a match, all seats together',
  'report.per-match': 'uses in a match that had it, all seats together',
  'report.winners': 'win rate of those who used it; dotted: a fair share',
  'plot.winners': 'win rate',
  'markdown.facts':
    'Played by {bots}; {decisions} decisions. All shares have 95 % intervals by Wilson. To play the same matches again:',
  'markdown.wins': 'wins',
  'markdown.share': 'share',
  'markdown.interval': '95 % interval',
  'markdown.mean': 'mean points',
  'markdown.median': 'median',
  'markdown.least': 'least',
  'markdown.most': 'most',
  'markdown.users': 'seats that did',
  'markdown.each-side': '{name}, each',
  'report.fair':
    'Bars are 95 % confidence intervals (Wilson). The dashed post is the share a bot would have if all were equally strong. A shared win counts as its part.',
  'report.rotated': 'After each match everybody moves on one seat, so each bot has had every seat equally often.',
  'report.spread': 'Share of the matches by their number of decisions: {spread}.',
  'report.mean': 'mean {mean}',
  'report.points': 'Points at the end',
  'report.points-of': 'Points of {bot} at the end',
  'report.numbers': 'The same in numbers',
  'report.head-bot': 'bot',
  'report.head-chairs': 'seats held',
  'report.head-wins': 'wins',
  'report.head-share': 'share of wins',
  'report.head-interval': '95 % interval',
  'report.head-mean': 'mean points',
  'report.again': 'To repeat this run',
} satisfies Catalogue;

const NOBODY = {
  name(): string {
    throw new Error('a report names seats by themselves');
  },
};

export function text(id: keyof typeof TEXTS, params: Params = {}): string {
  return speak(TEXTS, id, params, NOBODY);
}
