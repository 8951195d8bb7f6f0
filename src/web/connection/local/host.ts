import type { Decision } from '../../../bots/bot.ts';
import { botNamed } from '../../../bots/index.ts';
import { ponderSlice } from '../../../bots/slices.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { type Entry, isMatchOver, standings, undo } from '../../../kernel/match.ts';
import { recordOf } from '../../../kernel/record.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { changeOf, linesFor } from '../../../protocol/perspective.ts';
import type { ChangeMessage, RefusalCode } from '../../../protocol/server.ts';
import { bringGame } from '../../games.ts';
import { localName } from '../connection.ts';
import { answerOfBot } from './bot-answer.ts';
import { startHint, whyNoHint } from './hint.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import {
  askedAt,
  botAt,
  enter,
  infoOf,
  logOf,
  type OpenTable,
  openTable,
  perspectivesOf,
  playAgain,
  stateOf,
  viewersOf,
} from './local-table.ts';
import type { NewLocalTable, StoredTable } from './stored-table.ts';

/** What the host needs of the world around it. */
export interface HostWorld {
  tell(reply: LocalReply): void;
  keep(table: StoredTable): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  all(): Promise<StoredTable[]>;
  drop(id: string): Promise<void>;
  /** Runs the action a little later, after what is waiting to be heard. */
  soon(action: () => void): void;
  now(): number;
  drawSeed(): string;
  drawName(): string;
}

/** A bot's thought about an answer. */
interface Thought {
  readonly name: string;
  isWanted(): boolean;
}

type Asked = Extract<LocalMessage, { table: string }>;
type Told<Type extends LocalMessage['type']> = Extract<LocalMessage, { type: Type }>;

/** Runs tables without a server and speaks as one would. Matches are kept before their moves are acknowledged. */
export function createHost(world: HostWorld): { hear(message: LocalMessage): Promise<void> } {
  const open = new Map<string, OpenTable>();
  /** Who thinks there, and at which sequence. */
  const thinking = new WeakMap<OpenTable, string>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: what is done later finds what was done earlier finished and kept. */
  function inTurn(action: () => Promise<void>): Promise<void> {
    const done = last.then(action);
    last = done.catch(() => {});
    return done;
  }

  async function tableNamed(id: string): Promise<OpenTable | undefined> {
    const known = open.get(id);
    if (known !== undefined) return known;
    const stored = await world.find(id);
    if (stored === undefined) return undefined;
    const table = await openTable(stored);
    open.set(id, table);
    return table;
  }

  async function create(wanted: NewLocalTable): Promise<string> {
    const game = await bringGame(wanted.game);
    const now = world.now();
    const stored: StoredTable = {
      ...wanted,
      options: tableFor(game, wanted.seats.length, wanted.options).options,
      id: localName(world.drawName()),
      version: game.version,
      seed: wanted.seed ?? world.drawSeed(),
      created: now,
      moved: now,
      sequence: 0,
      entries: [],
      standIns: {},
    };
    await world.keep(stored);
    return stored.id;
  }

  async function again({ stored }: OpenTable): Promise<string> {
    if (stored.rematch === undefined) {
      const { game, options, seats } = stored;
      stored.rematch = await create({ game, options, seats });
      await world.keep(stored);
    }
    return stored.rematch;
  }

  function answerRefusal(message: Asked, code: RefusalCode, refusal: Refusal): void {
    const { request, table } = message;
    const sequence = open.get(table)?.stored.sequence;
    world.tell({
      type: 'refused',
      ...(request !== undefined && { request }),
      table,
      code,
      refusal,
      ...(sequence !== undefined && { sequence }),
    });
  }

  /** Makes the change known: first to the disk, then to whoever asked, then to everybody at the table. */
  async function announce(table: OpenTable, added: readonly number[], request?: number): Promise<void> {
    const { stored, match } = table;
    stored.sequence++;
    stored.moved = world.now();
    stored.entries = match.entries.slice();
    await world.keep(stored);
    const numbered = request === undefined ? {} : { request };
    world.tell({ type: 'accepted', ...numbered, table: stored.id, sequence: stored.sequence });
    const shown = perspectivesOf(table);
    const change: ChangeMessage = {
      type: 'change',
      ...numbered,
      table: stored.id,
      sequence: stored.sequence,
      steps: match.entries.length,
      over: isMatchOver(match),
      asked: askedAt(table),
      perspectives: shown.map((later, index) => {
        const earlier = table.shown[index];
        if (earlier === undefined) throw new Error('the viewers of a table stay the same');
        return changeOf(earlier, later);
      }),
      scoreChanges: [[[], standings(match)]],
      logs: viewersOf(table).map((viewer) => added.flatMap((step) => linesFor(table.told[step] ?? [], step, viewer))),
    };
    table.shown = shown;
    world.tell(change);
    world.tell({ type: 'table', info: infoOf(table) });
    letBotsPlay(table);
  }

  async function makeEntry(table: OpenTable, message: Told<'move'> | Told<'resign'>): Promise<void> {
    const { stored, match } = table;
    if (message.sequence !== stored.sequence) {
      if (isKnown(table, message)) {
        const { request } = message;
        world.tell({
          type: 'accepted',
          ...(request !== undefined && { request }),
          table: stored.id,
          sequence: stored.sequence,
        });
        return;
      }
      answerRefusal(message, 'behind', refuse(table.game.rules.turn, 'refused.behind').refused);
      return;
    }
    const { seat } = message;
    const played = enter(match, message.type === 'resign' ? { seat, resign: true } : { seat, move: message.move });
    if ('refused' in played) {
      answerRefusal(message, 'not-on-offer', played.refused);
      return;
    }
    table.told.push(played.told);
    await announce(table, [match.entries.length], message.request);
  }

  async function takeBack(table: OpenTable, message: Told<'undo'>): Promise<void> {
    const undone = undo(table.match, message.seat);
    if ('refused' in undone) {
      answerRefusal(message, 'nothing-to-undo', undone.refused);
      return;
    }
    table.told = playAgain(table.game, table.stored, table.match.entries).told;
    await announce(table, [], message.request);
  }

  async function setStandIn(table: OpenTable, seat: Seat, bot: string | undefined, request?: number): Promise<void> {
    const { stored } = table;
    if (bot === undefined) delete stored.standIns[seat];
    else stored.standIns[seat] = botNamed(bot).name;
    await world.keep(stored);
    const numbered = request === undefined ? {} : { request };
    world.tell({ type: 'accepted', ...numbered, table: stored.id, sequence: stored.sequence });
    world.tell({ type: 'table', info: infoOf(table) });
    letBotsPlay(table);
  }

  function letBotsPlay(table: OpenTable): void {
    if (isMatchOver(table.match)) return;
    const seat = asked(table.match.position).find((each) => botAt(table, each) !== undefined);
    if (seat === undefined) return;
    const { sequence } = table.stored;
    const bot = botAt(table, seat);
    const thought: Thought = {
      name: `${bot} at seat ${seat}, entry ${sequence}`,
      isWanted: () => table.stored.sequence === sequence && botAt(table, seat) === bot,
    };
    world.soon(() =>
      inTurn(async () => {
        if (!thought.isWanted() || thinking.get(table) === thought.name) return;
        const answer = answerOfBot(table, seat);
        if (!('ponder' in answer)) return playForBot(table, seat, answer);
        thinking.set(table, thought.name);
        goOnThinking(table, seat, answer, thought);
      }),
    );
  }

  /** Thinks a slice at a time, so that whatever else is wanted meanwhile is heard. */
  function goOnThinking(table: OpenTable, seat: Seat, decision: Decision, thought: Thought): void {
    world.soon(() =>
      inTurn(async () => {
        if (!thought.isWanted()) {
          // Whoever is asked again at this very moment begins anew.
          if (thinking.get(table) === thought.name) thinking.delete(table);
        } else if (ponderSlice(decision)) goOnThinking(table, seat, decision, thought);
        else await playForBot(table, seat, decision.settle());
      }),
    );
  }

  async function playForBot(table: OpenTable, seat: Seat, move: Move): Promise<void> {
    const played = enter(table.match, { seat, move });
    if ('refused' in played) throw new Error(`a bot broke rule ${played.refused.rule}`);
    table.told.push(played.told);
    await announce(table, [table.match.entries.length]);
  }

  /** Advice is thought out as bots think, in slices; a match that has moved on needs it no more. */
  function giveHint(table: OpenTable, message: Told<'hint'>): void {
    const { request, seat, sequence } = message;
    const refusal = whyNoHint(table, seat, sequence);
    if (refusal !== undefined) {
      answerRefusal(message, refusal.say === 'refused.behind' ? 'behind' : 'not-your-turn', refusal);
      return;
    }
    const thinking = startHint(table, seat);
    const goOn = () =>
      world.soon(() =>
        inTurn(async () => {
          const late = whyNoHint(table, seat, sequence);
          if (late !== undefined) answerRefusal(message, 'behind', late);
          else if (ponderSlice(thinking)) goOn();
          else {
            const numbered = request === undefined ? {} : { request };
            world.tell({ type: 'hint', ...numbered, table: table.stored.id, seat, sequence, hint: thinking.settle() });
          }
        }),
      );
    goOn();
  }

  function watch(table: OpenTable, request: number | undefined): void {
    world.tell({ type: 'table', info: infoOf(table) });
    world.tell({ ...stateOf(table), ...(request !== undefined && { request }) });
    letBotsPlay(table);
  }

  async function answer(table: OpenTable, message: Asked): Promise<void> {
    const { stored, game } = table;
    const numbered = message.request === undefined ? {} : { request: message.request };
    switch (message.type) {
      case 'watch':
        return watch(table, message.request);
      case 'move':
      case 'resign':
        return makeEntry(table, message);
      case 'undo':
        return takeBack(table, message);
      case 'hint':
        return giveHint(table, message);
      case 'hand-over':
        return setStandIn(table, message.seat, message.bot, message.request);
      case 'take-back':
        return setStandIn(table, message.seat, undefined, message.request);
      case 'past': {
        const step = Math.min(message.step, stored.entries.length);
        const { match } = playAgain(game, stored, stored.entries.slice(0, step));
        const perspectives = viewersOf(table).map((viewer) => ({ viewer, view: game.view(match.position, viewer) }));
        const steps = stored.entries.length;
        world.tell({
          type: 'past',
          ...numbered,
          table: stored.id,
          step,
          steps,
          perspectives,
          scores: standings(match),
        });
        return;
      }
      case 'log': {
        const logs = viewersOf(table).map((viewer) => logOf(table, viewer).filter(({ step }) => step < message.before));
        world.tell({ type: 'log', ...numbered, table: stored.id, logs, more: false });
        return;
      }
      case 'again':
        world.tell({ type: 'created', request: message.request, table: await again(table) });
        world.tell({ type: 'table', info: infoOf(table) });
        return;
      case 'record': {
        if (!isMatchOver(table.match)) {
          answerRefusal(message, 'not-allowed', refuse(game.rules.end, 'refused.record-later').refused);
          return;
        }
        const record = recordOf(
          table.match,
          stored.seats.map(({ name }) => name),
        );
        world.tell({ type: 'record', request: message.request, record });
        return;
      }
      case 'chat':
      case 'vote':
        answerRefusal(message, 'not-allowed', refuse(game.rules.turn, 'refused.only-you').refused);
        return;
      case 'leave':
      case 'forget':
        return;
    }
  }

  async function attend(message: LocalMessage): Promise<void> {
    switch (message.type) {
      case 'create':
        world.tell({ type: 'created', request: message.request, table: await create(message.wanted) });
        return;
      case 'list': {
        const stored = await world.all();
        const tables = await Promise.all(stored.map((each) => open.get(each.id) ?? openTable(each)));
        const infos = tables.map(infoOf);
        world.tell({ type: 'tables', request: message.request, infos });
        return;
      }
      case 'forget':
        open.delete(message.table);
        await world.drop(message.table);
        world.tell({ type: 'forgotten', request: message.request });
        return;
      default: {
        const table = await tableNamed(message.table);
        if (table === undefined) answerRefusal(message, 'unknown-table', { rule: '', say: 'refused.unknown-table' });
        else await answer(table, message);
      }
    }
  }

  return {
    hear: (message) =>
      inTurn(async () => {
        try {
          await attend(message);
        } catch (trouble) {
          const numbered = message.request === undefined ? {} : { request: message.request };
          world.tell({ type: 'refused', ...numbered, code: 'trouble', refusal: { rule: '', say: 'refused.trouble' } });
          throw trouble;
        }
      }),
  };
}

/** Whether the entry is the newest there is: its answer was lost on the way, and it is sent again. */
function isKnown(table: OpenTable, message: Told<'move'> | Told<'resign'>): boolean {
  const newest = table.match.entries.at(-1);
  const wanted: Entry = message.type === 'resign' ? { seat: message.seat, resign: true } : message;
  return (
    message.sequence === table.stored.sequence - 1 &&
    newest?.seat === message.seat &&
    JSON.stringify('move' in newest ? newest.move : 'resign') ===
      JSON.stringify('move' in wanted ? wanted.move : 'resign')
  );
}
