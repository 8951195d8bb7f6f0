import type { Game, Position, Seat, Table } from '../../src/kernel/game.ts';
import { begin, isMatchOver, type Match, play, standings } from '../../src/kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../src/kernel/messages.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { commitment, pick, randomFor } from '../../src/kernel/random.ts';
import { asked, frameFor, labelFor, offersFor, questionFor } from '../../src/kernel/steps.ts';
import { type AddressedEvent, eventsFor } from '../../src/kernel/tell.ts';
import { isSecret } from '../../src/kernel/together.ts';

export interface Fixture {
  readonly name: string;
  readonly game: Game;
  readonly table: Table;
  /** The options that are not as they come. */
  readonly unusual: Table['options'];
  readonly seed: string;
}

/** A fixed match of random play, written down with every public value at every step. */
export function writePlaythrough(fixture: Fixture): string {
  const { game, table, seed } = fixture;
  const lines = header(fixture);
  const { match, told } = begin(game, table, seed);
  const voice = voiceOf(game);
  let known = publicValues(match);
  lines.push('start', ...sentences(told, voice), ...listed(known).map(([path, value]) => `  ${path} = ${value}`));
  const chance = randomFor(seed, 'golden');
  let wasSecret = false;
  for (let step = 1; !isMatchOver(match); step++) {
    const asking = asked(match.position);
    const seat = pick(chance, asking);
    const secret = isSecret(match.position);
    if (!secret || !wasSecret) lines.push('', `step ${step}`);
    wasSecret = secret;
    if (!secret) lines.push(...asking.map((each) => questionLine(match, each, voice)));
    const move = pick(chance, offered(game, match.position, seat).list());
    const label = labelFor(game, match.position, seat, move);
    // What is asked in secret concerns one seat only, and is told once, with its answer.
    const question = secret ? `${step} ${secretQuestion(match, seat)}` : nameOf(seat);
    const played = play(match, seat, move);
    if ('refused' in played) throw new Error(`an offered move was refused: ${JSON.stringify(move)}`);
    lines.push(`${question} > ${voice(label.say, label)}`, ...sentences(played.told, voice));
    const values = publicValues(match);
    const changed = changes(known, values);
    lines.push(...(secret ? grouped(changed) : changed).map((line) => `  ${line}`));
    known = values;
  }
  lines.push('', 'end', ...result(match, voice), '');
  return lines.join('\n');
}

function header({ game, table, unusual, seed }: Fixture): string[] {
  const options = Object.entries(unusual).map(([name, value]) => `option ${name} = ${value}`);
  return [
    `game ${game.id}`,
    `version ${game.version}`,
    `seats ${table.seats}`,
    ...options,
    `seed ${seed}`,
    `commitment ${commitment(seed)}`,
    '',
  ];
}

type Voice = (id: string, params: Params) => string;

function voiceOf(game: Game): Voice {
  const catalogue: Catalogue = { ...KERNEL_MESSAGES, ...game.messages };
  return (id, params) => speak(catalogue, id, params, { name: nameOf, exact: true });
}

function nameOf(seat: Seat): string {
  return `Seat ${seat + 1}`;
}

function offered(game: Game, position: Position, seat: Seat): Offers {
  const offers = new Offers(true);
  offersFor(game, position, seat, offers);
  return offers;
}

function questionLine({ game, position }: Match, seat: Seat, voice: Voice): string {
  const question = questionFor(game, position, seat);
  const { count, blocked } = offered(game, position, seat);
  const text = question === undefined ? '' : voice(question.say, question);
  return `${nameOf(seat)} ? ${text} (${count} offers, ${blocked.length} blocked)`;
}

/** The name of the question, and how many answers are on offer and blocked. */
function secretQuestion({ game, position }: Match, seat: Seat): string {
  const { count, blocked } = offered(game, position, seat);
  return `${nameOf(seat)} ? ${frameFor(position, seat)?.step} ${count}/${blocked.length}`;
}

/** As a spectator hears it. */
function sentences(told: readonly AddressedEvent[], voice: Voice): string[] {
  return eventsFor(told, 'spectator').map((event) => `- ${voice(event.say, event)}`);
}

function result(match: Match, voice: Voice): string[] {
  return standings(match).flatMap(({ seat, place, points, lines }) => [
    `${nameOf(seat)}: place ${place}, ${voice('score.points', { points })}`,
    ...lines.map((line) => `  ${voice(line.say, line)}: ${line.points} (${line.rule})`),
  ]);
}

type Values = ReadonlyMap<string, string>;

function publicValues({ game, position }: Match): Values {
  const values = new Map<string, string>();
  collect(game.view(position, 'spectator'), '', values);
  return values;
}

/** So long a thing in a list, such as a frame of the stack, is told as one value. */
const ONE_LINE = 160;

/** By path. */
function collect(value: unknown, path: string, values: Map<string, string>, inList = false): void {
  const branches = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const whole = branches.length === 0 || (inList && !Array.isArray(value)) ? JSON.stringify(value) : undefined;
  if (whole !== undefined && (branches.length === 0 || whole.length <= ONE_LINE)) values.set(path, whole);
  else {
    for (const [name, branch] of branches) {
      collect(branch, path === '' ? name : `${path}.${name}`, values, Array.isArray(value));
    }
  }
}

const ELEMENT = /^(.*)\.\d+$/;

/** All values, with those of a list in one line. */
function listed(values: Values): [path: string, value: string][] {
  const lines: [string, string][] = [];
  for (const [path, value] of values) {
    const list = value.startsWith('{') ? undefined : ELEMENT.exec(path)?.[1];
    const last = lines.at(-1);
    if (list !== undefined && last?.[0] === list) last[1] += ` ${value}`;
    else lines.push([list ?? path, value]);
  }
  return lines;
}

function changes(before: Values, now: Values): string[] {
  const changed = [...now].filter(([path, value]) => before.get(path) !== value);
  const paths = [...now.keys()];
  const gone = [...before.keys()].filter((path) => !now.has(path) && !paths.some((at) => at.startsWith(`${path}.`)));
  return [...changed.map(([path, value]) => `${path} = ${value}`), ...gone.map((path) => `${path} is gone`)];
}

/** Much changes when secret answers are revealed: what belongs to one thing is told in one line. */
function grouped(lines: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = line, rest] = /^(\w+)\.(.*)$/.exec(line) ?? [];
    const group = groups.get(name) ?? [];
    if (rest !== undefined) group.push(rest);
    groups.set(name, group);
  }
  return [...groups].map(([name, parts]) => (parts.length === 0 ? name : `${name}: ${parts.join(', ')}`));
}
