/**
 * A bot that sits down at a table of Underbridge and gives any legal answer until the match is over.
 *
 *     UNDERBRIDGE_TOKEN=underbridge_… node examples/bot.ts http://localhost:4400 <table>
 *
 * Node 22.18 and newer read TypeScript by themselves; with Node 20 it is `node --import tsx examples/bot.ts …`.
 * The token is made in the app, under Settings. docs/bots.md explains the rest.
 */
import { WebSocket } from 'ws';

type Move = Readonly<Record<string, unknown>>;

/** What matters to this bot of what the server says. docs/api.md has everything. */
interface Message {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly perspectives: readonly {
    readonly viewer: number;
    readonly seatEntry: number;
    readonly offers: readonly Move[];
  }[];
  readonly info: { readonly seats: readonly { readonly mine: boolean }[]; readonly places?: readonly number[] };
}

const [server, table] = process.argv.slice(2);
const { UNDERBRIDGE_TOKEN: token } = process.env;
if (server === undefined || table === undefined || token === undefined) {
  console.error('Usage: UNDERBRIDGE_TOKEN=underbridge_… node examples/bot.ts http://localhost:4400 <table>');
  process.exit(2);
}
const headers = { authorization: `Bearer ${token}` };
/** The server takes 20 messages a second. */
const PAUSE = 60;

/** The one function to make better: given what may be answered, which answer? */
function choose(offers: readonly Move[]): Move | undefined {
  return offers[Math.floor(Math.random() * offers.length)];
}

function leave(words: string, exitCode: number): void {
  console.log(words);
  process.exitCode = exitCode;
  // News may still be on their way, and that the line closes is no news.
  socket.removeAllListeners('message').removeAllListeners('close');
  socket.close();
}

/** The question that was answered last: others may answer at the same time, and what they do asks nothing anew. */
let answered = '';

function hear({ type, code, message, perspectives, info }: Message): void {
  // The question has been answered, and the match as it stands now comes next; any other refusal is a mistake of ours.
  if (type === 'refused' && code !== 'behind') leave(`Refused: ${message}`, 1);
  if (type === 'table' && info.places !== undefined) {
    const own = info.places.filter((_, seat) => info.seats[seat]?.mine);
    leave(`The match is over: place ${own} of ${info.places.length}.`, 0);
  }
  if (type !== 'state' && type !== 'change') return;
  const asked = perspectives.find(({ offers }) => offers.length > 0);
  if (asked === undefined) return;
  const { viewer: seat, seatEntry, offers } = asked;
  if (answered === `${seat} ${seatEntry}`) return;
  answered = `${seat} ${seatEntry}`;
  const move = choose(offers);
  setTimeout(() => socket.send(JSON.stringify({ type: 'move', table, seat, seatEntry, move })), PAUSE);
}

const joined = await fetch(new URL(`/api/tables/${table}/join`, server), { method: 'POST', headers });
if (!joined.ok) {
  console.error(`There is no seat for us: ${await joined.text()}`);
  process.exit(1);
}
const socket = new WebSocket(new URL('/socket', server.replace(/^http/, 'ws')), { headers });
socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table })));
socket.on('message', (data) => hear(JSON.parse(String(data))));
socket.on('error', (error) => console.error(error.message));
socket.on('close', () => leave('The line is broken.', 1));
