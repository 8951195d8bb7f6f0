import { TEXTS as BALANCE_TEXTS, count, NUMBER } from '../balance/messages.ts';
import { type Catalogue, type Params, speak } from '../kernel/messages.ts';
import { RECORD_MESSAGES } from '../kernel/record-messages.ts';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What is in a database or a backup. */
function contents({ people, tables, entries }: Params): string {
  return `${count(people, 'person', 'people')}, ${count(tables, 'table', 'tables')}, ${count(entries, 'move', 'moves')}`;
}

/** '398 MB' */
export function sizeOf(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${NUMBER.format(Math.round(bytes / 1_000 ** unit))} ${units[unit]}`;
}

/** What the command line itself has to say. Games speak through their own catalogues. */
export const TEXTS = {
  ...BALANCE_TEXTS,

  'about.program': 'Troll board games on one table: play, simulate, replay.',
  'about.games': 'List the games, their seats and their options',
  'about.play': 'Play against bots in the terminal',
  'about.simulate': 'Let bots play many matches, and see who wins',
  'about.ladder': 'Let the levels of the bots play each other, and rate them',
  'about.puzzles': 'Dig puzzles out of matches between bots, show them, or check them',
  'about.train': 'Let bots learn from play what things are worth',
  'about.calibrate': 'Find out on matches of bots how chances to win follow from what positions are worth',
  'about.replay': 'Show a recorded match again, or check that it is genuine',
  'about.ratings': 'Works out all ratings again from the results of rated matches',
  'flag.recompute': 'do it, and say how many numbers were wrong',
  'about.admin': 'A link into the host’s room; or one for somebody who has lost every way to sign in',
  'about.serve': 'Serve the tables to browsers',
  'about.backup': 'Back the database up while the server runs, and check the copy',
  'about.restore': 'Put a backup in the place of the database, of either kind',
  'about.check': 'Read the database, or a backup, whole, and every match under way',
  'about.doctor': 'Say what this host has wrong, and what to do about it',
  'about.bench': 'Measure speed',

  'flag.json': 'print JSON for machines',
  'flag.doctor.url': 'where people reach the server (default PUBLIC_URL, the first of ORIGINS, or this machine)',
  'flag.seats': 'number of seats',
  'flag.seat': 'which seat is yours, counted from 1 (default 1)',
  'flag.play.bots': 'bots for the other seats, in order (default troll)',
  'flag.hurry': 'divide the thinking time of elder and king by this (default 1)',
  'flag.option': "one of the game's options; may be given several times",
  'flag.play.seed': 'any text: the same text gives the same shuffle',
  'flag.record': 'write the match to this file when you leave',
  'flag.load': 'continue a saved match',
  'flag.matches': 'how many matches (default 1000)',
  'flag.simulate.bots': 'bots that play, or scripts of the game; they change seats after every match (default greedy)',
  'flag.simulate.seed': 'any text: the same text gives the same matches',
  'flag.ladder.keep': 'save what was played in this folder, and continue from there',
  'flag.keep': 'save what was played to this file, and continue from there',
  'flag.report': 'write a page with charts (.html), or a text with charts beside it (.md)',
  'flag.workers': 'number of threads (default: one for each core)',
  'flag.ladder.bots': 'bots to compare, from weak to strong (default random and the four levels)',
  'flag.ladder.seats': 'numbers of seats, such as 2,4 (default the smallest from two on, and the largest)',
  'flag.deals': 'how many deals each pair plays from each seat (default 20)',
  'flag.lone': 'only matches in which this bot sits alone',
  'flag.write': 'add the result to this file, such as docs/ladder/gnome-elf-troll.md',
  'flag.puzzles.matches': 'matches to look through (default 100)',
  'flag.puzzles.seed': 'any text: the same text and number of matches give the same puzzles (default underbridge)',
  'flag.puzzles.keep': 'save what was found in this file after every match, and continue from there',
  'flag.puzzles.write': 'write the best of them to this file, such as src/games/cave-troll/puzzles/found.json',
  'flag.puzzles.most': 'how many to write at most (default 60)',
  'flag.puzzles.show': 'show this many of the stored puzzles with their solutions',
  'flag.puzzles.check':
    'solve all stored puzzles again by today’s rules; with --write, withdraw those that no longer hold',
  'flag.train.kinds': 'the kinds of table to learn for (default all that the game names)',
  'flag.train.matches': 'matches of self-play in each round, for each kind of table (default 800)',
  'flag.train.tune': 'instead of learning features, tune the hand-made numbers by so many trials of two matches',
  'flag.train.from': 'instead of learning from matches, try the weights of this kind of table',
  'flag.train.rounds': 'how often to learn anew from matches played by what was learned (default 2)',
  'flag.train.gate': 'matches that decide at most whether it is better, one action ahead (default 200)',
  'flag.train.search': 'the same for bots that search (default 100)',
  'flag.train.seed': 'any text: the same text gives the same weights',
  'flag.train.keep': 'save everything in this folder, and continue from there',
  'flag.train.write': 'write what was accepted to this file, such as src/games/caverna/bot/learned.ts',
  'flag.calibrate.kinds': 'the kinds of table (default all that the game names)',
  'flag.calibrate.matches': 'matches for each kind of table; a quarter of them is held out (default 1000)',
  'flag.calibrate.bots': 'bots that play, in turns (default troll)',
  'flag.calibrate.keep': 'save what was played in this folder, and continue from there',
  'flag.calibrate.write': 'write what was found to this file, such as src/games/caverna/bot/calibrated.ts',
  'flag.calibrate.tables': 'only renew the tables of this page, such as docs/bots.md',
  'flag.verify': 'check the seed, every move and the result',
  'flag.seconds': 'how long to measure each figure (default 4)',
  'flag.port': 'the port it listens on (default 4400, or PORT)',
  'flag.host': 'the address it listens on (default 0.0.0.0, or HOST)',
  'flag.origin': 'where people open it (default: PUBLIC_URL, or the first of ORIGINS, or this machine)',
  'flag.database': 'a SQLite file, or postgres://… (default data/underbridge.db, or DATABASE_URL)',
  'flag.replace': 'even if people have played there; what is there is backed up first',
  'flag.after': 'show only the position after this many moves',
  'flag.help': 'show this help',
  'flag.version': 'show the version',

  'help.usage': 'Usage',
  'help.commands': 'Commands',
  'help.options': 'Options',
  'help.examples': 'Examples',
  'help.exit': 'Exit code: 0 success, 1 a check failed, 2 bad input.',
  'help.more': 'See underbridge <command> --help for more about one of them.',

  'ratings.how': 'Say what to do with the ratings: underbridge ratings --recompute',
  'ratings.none': 'No rated match has been played yet.',
  'ratings.done': ({ game, matches, people, changed }) =>
    `${game}: ${matches} rated matches of ${people} people. ${
      changed === 0 ? 'All numbers were right.' : `${changed} numbers were wrong, and are right now.`
    }`,
  'admin.how':
    "For a link into the host's room: underbridge admin. For one that signs somebody in: underbridge admin link Astrid",
  'admin.host':
    'Open this link in your browser, as the person who shall be a host. It works once, until {time}:\n{url}',
  'admin.origin': "'{origin}' is no address of a page: it should begin like https://trolls.example",
  'admin.link': '{name} ({id}) signs in with this link, once, until {time}:\n{url}',
  'backup.made': ({ file, size, ...held }) => `${file}\n${size}, read back and checked: ${contents(held)}.`,
  'restore.before': 'What was there is kept in {file}',
  'restore.done': ({ size, version, ...held }) =>
    `Restored from ${size} of version ${version}: ${contents(held)}. Start the server.`,
  'doctor.no-url': "--url is an address such as https://play.example.org, not '{given}'.",
  'doctor.summary': ({ wrong, warnings }) =>
    Number(wrong) + Number(warnings) === 0
      ? 'Nothing is wrong.'
      : `${count(wrong, 'thing is', 'things are')} wrong, ${count(warnings, 'warning', 'warnings')}.`,

  'check.backup': ({ size, version, ...held }) => `Sound: ${size} of version ${version}, ${contents(held)}.`,
  'check.database': ({ size, version, running, ...held }) =>
    `The database is sound: ${size} of version ${version}, ${contents(held)}, ${count(running, 'match', 'matches')} under way.`,
  'check.unreadable': 'Match {table} of {game} cannot be read: {problem}',

  'input.error': 'underbridge: {problem}',
  'input.no-command': "There is no command '{first}'; there is {commands}.",
  'input.no-option': '{command} has no option {name}; it has {options}.',
  'input.no-value': '{wanted} needs a value.',
  'input.twice': 'Give --{name} only once.',
  'input.word-missing': '{command} needs {takes}, for example: {example}',
  'input.word-unused': "{command}: unexpected argument '{unused}'; for example: {example}",
  'input.number-from': "--{option} is a whole number from {least} on, not '{typed}'.",
  'input.number-between': "--{option} is a whole number from {least} to {most}, not '{typed}'.",
  'input.option-form': "--option takes name=value, such as goal=8, not '{wish}'.",
  'input.option-twice': "Give option '{name}' only once.",
  'input.too-many-bots': ({ bots, chairs }) =>
    `${count(bots, 'bot doesn’t', 'bots don’t')} fit on ${count(chairs, 'chair', 'chairs')}: leave some out, or choose a larger table.`,
  'input.load-alone': 'With --load the table comes from the file: leave out --{option}.',
  'input.load-over': 'That match is over. See it again with: underbridge replay {file}',
  'input.load-other-game': '{file} is a match of {other}: underbridge play {other} --load {file}',
  'input.ladder-alone': 'A ladder needs a table for two or more.',
  'input.learns-nothing': 'Bots of {title} learn nothing from play.',
  'input.tunes-nothing': 'The hand-made numbers of {title} cannot be tuned.',
  'input.no-such-kind': 'There is no kind of table {kind}; there is {kinds}.',
  'input.ladder-bots': 'A ladder needs two or more different bots: --bots mossling,elder.',
  'input.ladder-lone': 'The lone bot is one of --bots, and {lone} is not.',
  'input.after-too-far': 'The match has {moves} moves; --after is a whole number from 0 to {moves}.',

  'files.not-there': "There is no file '{file}'.",
  'files.is-folder': "'{file}' is a folder; name a file.",
  'files.not-allowed': "Reading or writing '{file}' is not permitted.",
  'files.other': "'{file}' cannot be used: {message}.",
  'files.no-folder': "There is no folder '{folder}' to write to.",
  'files.cannot-write': "Writing '{file}' is not permitted in '{folder}'.",
  'files.content': '{file}: {problem}',

  'keep.not-kept': 'this is not what --keep writes.',
  'keep.other-plan':
    'it holds matches of another plan: other bots, seats, options or seed, more matches, or another version of the game.',

  'games.seats': 'for {seats} players',
  'games.play': 'Play one of them: underbridge play {game}',
  'games.options': 'options, each by --option name=value:',
  'games.option': '{label} (default {value})',

  'seat.you': 'You',
  'play.bot': '{bot} bot',
  'play.sealed': 'The shuffle is fixed. SHA-256 of its seed, which you see at the end:',
  'play.how': 'Type the number of your choice, or help for the other commands.',
  'play.prompt': '> ',
  'play.in-picture': ({ first, last }) =>
    first === last
      ? `The choice in the picture is number ${first}.`
      : `Choices ${first} to ${last} are in the picture.`,
  'play.not-a-choice': ({ typed, most }) =>
    `'${typed}' is not one of the choices: type a number from 1 to ${most}, or help.`,
  'play.not-a-word': "Unknown command '{typed}'. Type help.",
  'play.undone': 'Undone: {move}.',
  'play.nothing-blocked': 'Nothing is blocked right now.',
  'play.blocked': 'Not possible now:',
  'play.log-empty': 'Nothing has happened yet.',
  'play.save-where': 'save needs a file name: save match.underbridge.json',
  'play.saved': 'Saved to {file}.',
  'play.resigned': 'You resign and take the last place. A greedy bot plays your seat to the end for the others.',
  'play.left': 'You left before the end of the match.',
  'play.lost': 'It was not saved. Use `save <file>` or --record to keep a match.',
  'play.go-on': 'Continue with: underbridge play {game} --load {file}',
  'play.loaded': ({ moves }) => `Continuing after ${count(moves, 'move', 'moves')}.`,
  'play.after': 'Press Enter to leave, or type save <file>, log, score or rules.',
  'play.seed': 'Seed  {seed}',
  'play.hash': 'Hash  {hash}',
  'play.replay': 'See it again: underbridge replay {file}',
  'play.check': 'Check it:     underbridge replay {file} --verify',
  'play.same-shuffle': 'Play this shuffle again: underbridge play {game} {table}',

  'word.number': 'choose',
  'word.look': 'show the table again, with every choice in words',
  'word.why': 'what is blocked right now, and the rule behind it',
  'word.undo': 'undo your last choice, as long as nobody has learned anything new',
  'word.score': 'everybody’s score, line by line',
  'word.log': 'what has happened so far',
  'word.rules': 'the rule behind the question; with an id, that rule or section',
  'word.save': 'write the match so far to a file',
  'word.resign': 'give up',
  'word.help': 'this list',
  'word.quit': 'leave',

  'rules.more': 'A section, such as rules 3, or a rule, such as rules {example}:',
  'rules.none': "There is no rule or section '{id}'. There is:",

  'result.title': 'Result',
  'result.place': ({ place }) => `${place}${ENDINGS[ORDINAL.select(Number(place))] ?? 'th'}`,
  'result.shared': '(shared)',
  'result.resigned': '(resigned)',

  'replay.header': ({ seats, moves }) => `${count(seats, 'seat', 'seats')}, ${count(moves, 'move', 'moves')}`,
  'replay.option': '{name} {value}',
  'replay.begin': 'The table is set.',
  'replay.seat': 'Player {number}',
  ...RECORD_MESSAGES,
  'replay.prompt': 'Enter for the next move, a number to jump to it, q to leave ',
  'replay.older': 'Played by version {version} of the rules; this program plays version {today}.',
  'replay.changed': 'After move {moves}, version {version} was played.',
  'replay.told-only': 'From move {from} on it is told as it was told then; today’s rules can’t draw it.',
  'replay.not-drawn': '(Today’s rules can’t draw this moment.)',
  'replay.move': '{player}: {words}',
  'replay.place': '{place}. {player}',
  'replay.unfinished': 'The record ends here; the match was not finished.',

  'verify.seed': 'the seed matches the hash shown at the start',
  'verify.moves': 'every move was on offer',
  'verify.result': 'the result is the recorded one',
  'verify.seed-failed': 'the seed does not match the hash shown at the start',
  'verify.genuine': ({ moves }) => `Genuine: all ${count(moves, 'move', 'moves')} and the result follow the rules.`,
  'verify.genuine-unfinished': ({ moves }) =>
    `Genuine so far: ${count(moves, 'move', 'moves')} follow the rules; the match was not finished.`,
  'verify.limits': ({ version, today, checked, moves }) =>
    `played by version ${version} of the rules; by today’s, version ${today}, ${checked} of ${count(moves, 'move', 'moves')} can be checked, and they fit`,
  'verify.older': 'Nothing is wrong with it, as far as today’s rules can check a match of older ones.',
  'verify.forged': 'Not genuine: the line marked ✘ says why.',

  'progress.bar': ({ percent, played, planned, things, left }) =>
    `${String(percent).padStart(3)} %  ${NUMBER.format(Number(played))} of ${NUMBER.format(Number(planned))} ${things}, ${left}`,
  'progress.line': ({ percent, played, planned, things }) =>
    `${String(percent).padStart(3)} %  ${NUMBER.format(Number(played))} of ${NUMBER.format(Number(planned))} ${things}`,
  'progress.seconds': '{seconds} s left',
  'progress.minutes': '{minutes} min left',

  'calibrate.playing': '{kind}: playing',
  'calibrate.fitted': '{kind}: error {error} (Brier {brier}, knowing nothing {nothing}); fitted to {matches} matches',
  'calibrate.which-game':
    'calibrate needs a game, such as: underbridge calibrate caverna; or a page whose tables to renew: --tables docs/bots.md',
  'calibrate.written': 'Written to {file}.',
  'calibrate.no-place': '{file} has no place for the tables: the two lines between which they stand are missing.',
  'dig.dug': '{puzzles} puzzles in {matches} matches, {seconds} s of CPU time: {each} s a puzzle.',
  'dig.tally':
    '{goal}: {looked} questions looked at, {accepted} accepted; {large} too large, {loose} without a clear answer, {plain} too plain, {hidden} that depend on what is hidden.',
  'dig.written': '{puzzles} puzzles written to {file}.',
  'dig.none-of': '{title} has no puzzles.',
  'dig.not-kept': 'This file was not written by underbridge puzzles --keep.',
  'dig.other-plan':
    'This file holds puzzles of {game}, version {version}, with the seed {seed}. Name another file, or delete it.',
  'dig.fault.gone': '{puzzle}: the rules no longer lead to this question.',
  'dig.fault.line': '{puzzle}: the solution no longer brings what it did.',
  'dig.fault.better': '{puzzle}: the best that can be reached is something else now.',
  'dig.fault.costs': '{puzzle}: other answers are as good as the solution, or as bad.',
  'dig.older': 'They were dug with version {version} of the rules; today’s is {today}.',
  'dig.withdrawn': '{puzzles} puzzles withdrawn in {file}.',
  'dig.checked': '{good} of {puzzles} puzzles are as they were.',
  'dig.dig-again': 'Dig again: {command}',
  'train.lessons': '{kind}, round {round}: playing',
  'train.trust': '{kind}, round {round}: how far can it be trusted?',
  'train.tune': '{kind}, round {round}: tuning the hand-made numbers',
  'train.greedy': '{kind}, round {round}: is it better, one action ahead?',
  'train.search': '{kind}, round {round}: is it better in a search?',
  'train.error': 'error on matches held out: {before}, now {after}',
  'train.passed': 'Accepted ({bot}): {share} ({low} to {high}) of {matches} matches.',
  'train.failed': 'Not better beyond doubt ({bot}): {share} ({low} to {high}) of {matches} matches.',
  'train.accepted': 'New weights for: {kinds}.',
  'train.none': 'no kind of table',
  'train.written': 'Written to {file}.',

  'simulate.facts': ({ played, seats, bots }) =>
    `${count(played, 'match', 'matches')} · ${count(seats, 'seat', 'seats')} · ${bots}`,
  'simulate.stopped': ({ planned }) => `Stopped before the planned ${count(planned, 'match', 'matches')} were played.`,
  'simulate.seed': 'seed {seed}',
  'simulate.speed': ({ decisions, rate, seconds, threads }) =>
    `${count(decisions, 'decision', 'decisions')} in ${seconds} s on ${count(threads, 'thread', 'threads')}: ${NUMBER.format(Number(rate))} decisions/s`,
  'simulate.side': 'side',
  'simulate.bot': 'bot',
  'simulate.seat': 'seat',
  'simulate.chairs': 'seats',
  'simulate.wins': 'wins',
  'simulate.interval': '95 % interval',
  'simulate.points': 'Points at the end, with the mean of each bot',
  'simulate.left-out': ({ things }) => `… ${count(things, 'other', 'others')} in between`,
  'simulate.report': 'Report written to {file}.',

  'ladder.heading': '{title} for {seats}',
  'ladder.facts': ({ matches, deals }) =>
    `${count(matches, 'match', 'matches')}: ${count(deals, 'deal', 'deals')}, each pair on the same deals from every seat`,
  'ladder.stopped': ({ matches, planned }) =>
    `${count(matches, 'match', 'matches')}: stopped before the planned ${NUMBER.format(Number(planned))} were played`,
  'ladder.bot': 'bot',
  'ladder.rating': 'rating',
  'ladder.interval': '95 % interval',
  'ladder.lone': 'alone',
  'ladder.crowd': 'against',
  'ladder.matches': 'matches',
  'ladder.share': 'wins',
  'ladder.fair': 'of fair share',
  'ladder.ahead': 'others behind',
  'ladder.written': 'Written to {file}.',
  'ladder.file-title': '# {title}: the ladder',
  'ladder.file-how':
    'Ratings are Weng and Lin’s (Plackett-Luce, beginning at 25) with 95 % intervals; shares of wins have Wilson’s. One bot sits alone among others of one kind, at every seat in turn; a shared win counts as its part. “Others behind” is the part of the others that ended behind it, a shared place counting half: among more than two a bot may be ahead of nearly everybody and yet not win.',
  'ladder.file-hurry': ({ hurry }) =>
    `Elder and king thought ${Number(hurry)} times less than in play, the others as long as ever: what the two win here is a lower bound.`,

  'bench.unknown': "There is no bench '{what}'; there is {benches}.",
  'bench.measuring': 'measuring {figure}',
  'bench.figure': 'figure',
  'bench.ours': 'ours',
  'bench.unit': 'unit',
  'bench.peer': 'peer',
  'bench.theirs': 'theirs',
  'bench.ratio': 'ratio',
  'bench.elsewhere': 'The bench belongs to the repository: clone it and type `npm run bench -- headless`.',
} satisfies Catalogue;

export type TextId = keyof typeof TEXTS;

const NOBODY = {
  name(): string {
    throw new Error('the command line names seats by themselves');
  },
};

export function text(id: TextId, params: Params = {}): string {
  return speak(TEXTS, id, params, NOBODY);
}
