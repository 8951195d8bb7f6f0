import { folderNamed } from '../games/index.ts';
import type { Game, Position } from '../kernel/game.ts';
import { isMatchOver, type Match } from '../kernel/match.ts';
import { commitment } from '../kernel/random.ts';
import { type MatchRecord, replay as playAgain } from '../kernel/record.ts';
import { InputError } from '../kernel/table.ts';
import type { Told } from '../kernel/tell.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { aboutFile, readRecord } from './files.ts';
import { text } from './messages.ts';
import { wrap } from './picture-kit/columns.ts';
import { type Lines, linesFrom } from './playing/lines.ts';
import { type Cast, drawn, labelled } from './playing/scenery.ts';
import { standingsLines } from './playing/standings.ts';
import type { Terminal } from './terminal.ts';
import { verifyRecord } from './verify.ts';
import { voiceOf } from './voice.ts';
import { wholeNumber } from './wishes.ts';

export const replay: Command = {
  name: 'replay',
  takes: '<record>',
  about: 'about.replay',
  options: [
    { flag: '--verify', about: 'flag.verify' },
    { flag: '--after <n>', about: 'flag.after' },
    { flag: '--json', about: 'flag.json' },
  ],
  examples: [
    'underbridge replay match.underbridge.json',
    'underbridge replay match.underbridge.json --verify',
    'underbridge replay match.underbridge.json --after 12',
  ],
  async run(request, terminal) {
    const file = request.words[0] ?? '';
    if (request.flag('verify')) return verifyRecord(file, request.flag('json'), terminal);
    const film = await filmOf(file, terminal);
    const moment = momentWished(request, film);
    if (request.flag('json')) {
      terminal.print(JSON.stringify(asJson(film, moment), undefined, 2));
    } else if (moment !== undefined) {
      showMoment(film, moment);
    } else {
      introduce(film);
      if (terminal.isLive) await leaf(film, linesFrom(terminal));
      else tellAll(film);
    }
    return EXIT.fine;
  },
};

/** One decision: what it led to, and what was said about it. */
interface Frame {
  readonly position: Position;
  readonly sentences: readonly string[];
}

/** A record played again, every moment of it kept. */
interface Film extends Cast {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly match: Match;
  /** The first is the table before the first decision. */
  readonly frames: readonly Frame[];
}

async function filmOf(file: string, terminal: Terminal): Promise<Film> {
  const record = readRecord(file);
  const folder = aboutFile(file, () => folderNamed(record.game));
  const { game } = folder;
  const voice = voiceOf(game, terminal.colours);
  const frames: Frame[] = [];
  const match = aboutFile(file, () =>
    playAgain(game, record, (told, { position }) => {
      frames.push({ position: game.clone(position), sentences: inTheOpen(told).map(voice.say) });
    }),
  );
  const { picture } = await folder.terminal();
  return { game, record, match, frames, terminal, voice, picture, players: record.names ?? [] };
}

/** Nothing is secret any more: who saw a thing tells of it, not those who only saw that there was one. */
function inTheOpen(told: readonly Told[]) {
  return told.filter(({ to }) => to === 'all' || 'only' in to).map(({ event }) => event);
}

function momentWished(request: Request, { frames }: Film): number | undefined {
  const moves = frames.length - 1;
  const moment = wholeNumber(request, 'after', 0);
  if (moment !== undefined && moment > moves) throw new InputError(text('input.after-too-far', { moves }));
  return moment;
}

function introduce(film: Film): void {
  const { game, record, match, terminal } = film;
  const { bold, dim } = terminal.colours;
  const options = Object.entries(match.table.options).map(([name, value]) => text('replay.option', { name, value }));
  terminal.print();
  terminal.print(` ${bold(game.title)}`);
  terminal.print(
    ` ${[text('replay.header', { seats: record.seats, moves: record.moves.length }), ...options].join(' · ')}`,
  );
  terminal.print();
  for (let seat = 0; seat < record.seats; seat++) terminal.print(`   ${labelled(film, seat)}`);
  terminal.print();
  terminal.print(dim(` ${text('play.seed', { seed: record.seed })}`));
  terminal.print(dim(` ${text('play.hash', { hash: commitment(record.seed) })}`));
  terminal.print();
}

function tellMoment({ frames, terminal }: Film, moment: number): void {
  const moves = frames.length - 1;
  const sentences = frames[moment]?.sentences ?? [];
  const width = String(moves).length;
  const number = ` ${terminal.colours.dim(String(moment).padStart(width))}  `;
  const said = moment === 0 ? [text('replay.begin'), ...sentences] : sentences;
  for (const line of wrap(said.join(' '), terminal.columns - 2, number, ' '.repeat(width + 3))) terminal.print(line);
}

function showMoment(film: Film, moment: number): void {
  const { frames, terminal } = film;
  const frame = frames[moment];
  if (frame === undefined) return;
  tellMoment(film, moment);
  terminal.print();
  for (const line of drawn(film, frame.position)) terminal.print(line);
  terminal.print();
}

function tellAll(film: Film): void {
  for (let moment = 0; moment < film.frames.length; moment++) tellMoment(film, moment);
  film.terminal.print();
  for (const line of drawn(film, film.match.position)) film.terminal.print(line);
  conclude(film);
}

function conclude({ match, voice, terminal }: Film): void {
  const { colours, print } = terminal;
  print();
  print(` ${isMatchOver(match) ? colours.bold(text('result.title')) : text('replay.unfinished')}`);
  for (const line of standingsLines(match, voice, colours)) print(line);
}

/** Leafs through the match: Enter for the next moment, a number for that one. */
async function leaf(film: Film, lines: Lines): Promise<void> {
  const last = film.frames.length - 1;
  let moment = 0;
  showMoment(film, moment);
  while (moment < last) {
    const typed = await lines.next(text('replay.prompt'));
    if (typed === undefined || /^q/i.test(typed)) break;
    moment = /^\d+$/.test(typed) ? Math.min(Number(typed), last) : moment + 1;
    showMoment(film, moment);
  }
  lines.close();
  if (moment === last) conclude(film);
}

function asJson({ game, record, match, frames }: Film, moment: number | undefined) {
  const moments = frames.map(({ position, sentences }, index) => {
    const [seat, move] = record.moves[index - 1] ?? [];
    return { moment: index, ...(move !== undefined && { seat, move }), told: sentences, position };
  });
  const { seed, commitment: hash, seats, names, places } = record;
  const { options } = match.table;
  const shown = moment === undefined ? moments : moments.slice(moment, moment + 1);
  return { game: game.id, seats, options, seed, commitment: hash, names, places, moments: shown };
}
