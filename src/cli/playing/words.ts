import type { Move } from '../../kernel/game.ts';
import { resign, undo } from '../../kernel/match.ts';
import { askStep, frameFor } from '../../kernel/steps.ts';
import { InputError } from '../../kernel/table.ts';
import { writeRecord } from '../files.ts';
import { type TextId, text } from '../messages.ts';
import { inColumns, padEnd, wrap } from '../picture-kit/columns.ts';
import { drawn } from './scenery.ts';
import { recordSoFar, type Sitting, yourOffers } from './sitting.ts';
import { standingsLines } from './standings.ts';

/** What comes after a word: ask again, show the table anew, or leave. */
export type Then = 'ask' | 'show' | 'leave';

interface Word {
  readonly about: TextId;
  readonly takes?: string;
  /** Also to be had when the match is over. */
  readonly after?: true;
  run(sitting: Sitting, rest: string): Then;
}

export const WORDS: Readonly<Record<string, Word>> = {
  look: { about: 'word.look', run: look },
  why: { about: 'word.why', run: why },
  undo: { about: 'word.undo', run: takeBack },
  score: { about: 'word.score', after: true, run: score },
  log: { about: 'word.log', after: true, run: log },
  rules: { about: 'word.rules', takes: '[id]', after: true, run: rules },
  save: { about: 'word.save', takes: '<file>', after: true, run: save },
  resign: { about: 'word.resign', run: giveUp },
  help: { about: 'word.help', after: true, run: help },
  quit: { about: 'word.quit', after: true, run: () => 'leave' },
};

function printAll({ terminal }: Sitting, lines: readonly string[]): Then {
  for (const line of lines) terminal.print(line);
  return 'ask';
}

function wrapped({ terminal }: Sitting, line: string, rest = '  ', first = '  '): string[] {
  return wrap(line, terminal.columns - 2, first, rest);
}

function look(sitting: Sitting): Then {
  const { match, you } = sitting;
  const moves = yourOffers(sitting).list();
  const picture = drawn(sitting, match.game.view(match.position, you), moves);
  return printAll(sitting, [...picture, '', ...choiceLines(sitting, moves, moves.map(inWords(sitting)))]);
}

/** Your answers in words. */
export function inWords({ voice, match, you }: Sitting): (move: Move) => string {
  return (move) => voice.move(match.position, you, move);
}

/** The numbered choices; `words` gives only those that need a line. */
export function choiceLines(
  { terminal }: Sitting,
  moves: readonly Move[],
  words: readonly (string | undefined)[],
): string[] {
  const width = String(moves.length).length;
  const items = words.flatMap((word, i) => {
    const number = terminal.colours.bold(terminal.colours.yellow(String(i + 1).padStart(width)));
    return word === undefined ? [] : [`${number}  ${word}`];
  });
  return inColumns(items, terminal.columns - 4).map((line) => `   ${line}`);
}

function why(sitting: Sitting): Then {
  const { terminal, voice } = sitting;
  const { blocked } = yourOffers(sitting);
  if (blocked.length === 0) return printAll(sitting, [`  ${text('play.nothing-blocked')}`]);
  const words = inWords(sitting);
  const reasons = new Map<string, string[]>();
  for (const { move, why: reason } of blocked) {
    const sentence = `${terminal.colours.dim(reason.rule)}  ${voice.say(reason)}`;
    reasons.set(sentence, [...(reasons.get(sentence) ?? []), words(move)]);
  }
  const lines = [...reasons].flatMap(([sentence, moves]) => [
    ...wrapped(sitting, terminal.colours.red(moves.join('; ')), '    ', '    '),
    ...wrapped(sitting, sentence, '      ', '      '),
  ]);
  return printAll(sitting, [`  ${text('play.blocked')}`, ...lines]);
}

function takeBack(sitting: Sitting): Then {
  const { match, you, voice } = sitting;
  const taken = undo(match, you);
  if ('refused' in taken) return printAll(sitting, wrapped(sitting, voice.say(taken.refused)));
  sitting.log = sitting.log.filter(({ entry }) => entry < match.entries.length);
  printAll(sitting, wrapped(sitting, text('play.undone', { move: inWords(sitting)(taken.undone) })));
  return 'show';
}

function score(sitting: Sitting): Then {
  const { match, voice, terminal } = sitting;
  return printAll(sitting, standingsLines(match, voice, terminal.colours));
}

function log(sitting: Sitting): Then {
  if (sitting.log.length === 0) return printAll(sitting, [`  ${text('play.log-empty')}`]);
  return printAll(
    sitting,
    sitting.log.flatMap(({ line }) => wrapped(sitting, line, '    ')),
  );
}

function rules(sitting: Sitting, rest: string): Then {
  const { book } = sitting;
  const wanted = rest === '' ? ruleNow(sitting) : rest;
  const rule = book.rule(wanted);
  if (rule !== undefined) {
    printRule(sitting, rule);
    return rest === '' ? listSections(sitting, text('rules.more', { example: wanted })) : 'ask';
  }
  const found = book.section(wanted);
  if (found.length === 0) return listSections(sitting, text('rules.none', { id: wanted }));
  for (const section of found) {
    printAll(sitting, ['', `  ${sitting.terminal.colours.bold(`${section.number} ${section.title}`)}`]);
    for (const line of section.lines) printRule(sitting, line);
  }
  return 'ask';
}

/** A paragraph of the rule book; where it begins with a rule's id, that stands out. */
function printRule(sitting: Sitting, paragraph: string): Then {
  const { bold } = sitting.terminal.colours;
  const marked = paragraph.replace(/^[A-Z]+(-[\w.-]+|\d+) /, (id) => `${bold(id.trim())}  `);
  return printAll(sitting, wrapped(sitting, marked, '    '));
}

function listSections(sitting: Sitting, title: string): Then {
  const sections = sitting.book.sections.map(({ number, title: name }) => `${number.padStart(2)} ${name}`);
  const lines = inColumns(sections, sitting.terminal.columns - 6).map((line) => `    ${line}`);
  return printAll(sitting, ['', ...wrapped(sitting, title), ...lines]);
}

/** The rule behind the question that stands, or the one that ended the match. */
function ruleNow({ match, you }: Sitting): string {
  const frame = frameFor(match.position, you);
  return frame === undefined ? match.game.rules.end : askStep(match.game, frame).rule;
}

function save(sitting: Sitting, file: string): Then {
  if (file === '') return printAll(sitting, [`  ${text('play.save-where')}`]);
  try {
    writeRecord(file, recordSoFar(sitting));
  } catch (error) {
    if (error instanceof InputError) return printAll(sitting, wrapped(sitting, error.message));
    throw error;
  }
  return printAll(sitting, [`  ${text('play.saved', { file })}`]);
}

function giveUp(sitting: Sitting): Then {
  resign(sitting.match, sitting.you);
  printAll(sitting, wrapped(sitting, text('play.resigned')));
  return 'show';
}

function help(sitting: Sitting): Then {
  const { bold } = sitting.terminal.colours;
  const names = Object.entries(WORDS).map(([word, { takes, about }]) => {
    return `  ${bold(padEnd(takes === undefined ? word : `${word} ${takes}`, 12))} ${text(about)}`;
  });
  return printAll(sitting, [`  ${bold(padEnd('1, 2, 3 …', 12))} ${text('word.number')}`, ...names]);
}
