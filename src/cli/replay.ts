import { folderNamed } from '../games/index.ts';
import type { Game, Position } from '../kernel/game.ts';
import { isMatchOver, type Match } from '../kernel/match.ts';
import { commitment } from '../kernel/random.ts';
import { isOfOlderRules, type MatchRecord } from '../kernel/record.ts';
import { retell } from '../kernel/retell.ts';
import { type SoundRecord, soundPart } from '../kernel/sound-record.ts';
import { InputError } from '../kernel/table.ts';
import type { AddressedEvent } from '../kernel/tell.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { aboutFile, readRecord } from './files.ts';
import { wholeNumber } from './flags.ts';
import { text } from './messages.ts';
import { wrap } from './picture-kit/columns.ts';
import { type Lines, linesFrom } from './playing/lines.ts';
import { type Cast, drawn, labelled } from './playing/scenery.ts';
import { standingsLines } from './playing/standings.ts';
import type { Terminal } from './terminal.ts';
import { verifyRecord } from './verify.ts';
import { type Voice, voiceOf } from './voice.ts';

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
    return film.trouble === undefined ? EXIT.fine : EXIT.failed;
  },
};

/** One decision: what it led to, and what was said about it. */
interface Frame {
  /** Missing where the rules of today do not lead to it. */
  readonly position?: Position;
  readonly sentences: readonly string[];
}

/** A record played again, every moment of it kept. */
interface Film extends Cast {
  readonly game: Game;
  /** As far as it is sound. */
  readonly record: MatchRecord;
  /** What is wrong with it, in a sentence. */
  readonly trouble?: string;
  /** At its end; missing where the rules of today do not lead there. */
  readonly match: Match | undefined;
  /** The first is the table before the first decision. */
  readonly frames: readonly Frame[];
}

async function filmOf(file: string, terminal: Terminal): Promise<Film> {
  const read = readRecord(file);
  const folder = aboutFile(file, () => folderNamed(read.game));
  const { game } = folder;
  const sound = aboutFile(file, () => soundPart(game, read));
  const { record } = sound;
  const trouble = troubleWith(sound);
  const voice = voiceOf(game, terminal.colours);
  const frames: Frame[] = [];
  let match: Match | undefined;
  const retold = aboutFile(file, () =>
    retell(game, record, (told, reached) => {
      match = reached;
      frames.push({ position: game.clone(reached.position), sentences: inTheOpen(told).map(voice.say) });
    }),
  );
  for (let moment = retold.moments; moment < retold.of; moment++) {
    frames.push({ sentences: sentencesOf(record, moment, voice) });
  }
  const { picture } = await folder.terminal();
  const end = retold.moments === retold.of ? match : undefined;
  const players = record.names ?? [];
  return { game, record, match: end, frames, terminal, voice, picture, players, ...(trouble && { trouble }) };
}

/** A record that is broken is shown as far as it goes, with the sentence that the page of records says. */
function troubleWith({ record, refused, endedOtherwise }: SoundRecord): string | undefined {
  if (refused !== undefined) {
    const name = record.names?.[refused.seat] || text('replay.seat', { number: refused.seat + 1 });
    return text('records.refused', { ...refused, name });
  }
  return endedOtherwise && text('records.ended-otherwise');
}

/** What was told then, or what was answered, in the words of today as far as there are any. */
function sentencesOf({ log, moves }: MatchRecord, moment: number, voice: Voice): string[] {
  const told = log?.[moment];
  if (told !== undefined) return inTheOpen(told).map((event) => spoken(() => voice.say(event), event));
  const [seat, move] = moves[moment - 1] ?? [];
  if (seat === undefined || move === undefined) return [];
  if (move === 'resign') return [voice.say({ say: 'told.resigned', seat })];
  const words = spoken(() => voice.say({ ...move, say: `move.${move.do}`, seat }), move);
  return [text('replay.move', { player: voice.name(seat), words })];
}

function spoken(say: () => string, instead: unknown): string {
  try {
    return say();
  } catch {
    return JSON.stringify(instead);
  }
}

/** Nothing is secret any more: who saw a thing tells of it, not those who only saw that there was one. */
function inTheOpen(told: readonly AddressedEvent[]) {
  return told.filter(({ to }) => to === 'all' || 'only' in to).map(({ event }) => event);
}

function momentWished(request: Request, { frames }: Film): number | undefined {
  const moves = frames.length - 1;
  const moment = wholeNumber(request, 'after', 0);
  if (moment !== undefined && moment > moves) throw new InputError(text('input.after-too-far', { moves }));
  return moment;
}

function introduce(film: Film): void {
  const { game, record, frames, terminal } = film;
  const { bold, dim } = terminal.colours;
  const options = Object.entries(record.options).map(([name, value]) =>
    text('replay.option', { name, value: String(value) }),
  );
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
  if (isOfOlderRules(game, record)) {
    const { version, changes = [] } = record;
    terminal.print(` ${text('replay.older', { version, today: game.version })}`);
    for (const [moves, changed] of changes) terminal.print(` ${text('replay.changed', { moves, version: changed })}`);
    const shown = frames.filter(({ position }) => position !== undefined).length;
    if (shown < frames.length) terminal.print(` ${text('replay.told-only', { from: shown })}`);
  }
  if (film.trouble !== undefined) terminal.print(` ${terminal.colours.red(film.trouble)}`);
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
  if (frame.position === undefined) terminal.print(` ${terminal.colours.dim(text('replay.not-drawn'))}`);
  else for (const line of drawn(film, frame.position)) terminal.print(line);
  terminal.print();
}

function tellAll(film: Film): void {
  for (let moment = 0; moment < film.frames.length; moment++) tellMoment(film, moment);
  film.terminal.print();
  if (film.match !== undefined) for (const line of drawn(film, film.match.position)) film.terminal.print(line);
  conclude(film);
}

function conclude({ match, record, voice, terminal, trouble }: Film): void {
  const { colours, print } = terminal;
  print();
  if (trouble !== undefined) print(` ${colours.red(trouble)}`);
  if (match === undefined) {
    print(` ${record.places === undefined ? text('replay.unfinished') : colours.bold(text('result.title'))}`);
    record.places?.forEach((place, seat) => {
      print(`   ${text('replay.place', { place, player: voice.name(seat) })}`);
    });
    return;
  }
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

function asJson({ game, record, frames, trouble }: Film, moment: number | undefined) {
  const moments = frames.map(({ position, sentences }, index) => {
    const [seat, move] = record.moves[index - 1] ?? [];
    return { moment: index, ...(move !== undefined && { seat, move }), told: sentences, position };
  });
  const { version, seed, commitment: hash, seats, options, names, places } = record;
  const shown = moment === undefined ? moments : moments.slice(moment, moment + 1);
  return { game: game.id, version, seats, options, seed, commitment: hash, names, places, trouble, moments: shown };
}
