import { sql } from 'kysely';
import type { CallChannel } from '../../host/calls.ts';
import type { JobKind } from '../jobs.ts';
import type { Server } from '../server.ts';
import { noteCall } from '../store/calls/calls.ts';
import type { StoredCall } from '../store/calls/schema.ts';
import type { Channel, Outcome } from './channel.ts';
import { lookAgain } from './look.ts';
import { preferencesOf, refreshCalls } from './preferences.ts';
import { type TrueCall, textFor } from './text.ts';

/** Carries out calls, in this process. */
export interface Caller extends JobKind<'calls'> {
  /** Sends a message that is not stored, such as a trial call. */
  channel(name: CallChannel): Channel | undefined;
}

/** In milliseconds: the delays before a failed call is tried again. */
const RETRIES = [10_000, 60_000, 600_000, 3_600_000];
/** In milliseconds: how long a process that stops waits for what it is sending. */
const LAST_MOMENT = 2_000;

export function makeCaller(server: () => Server, channels: readonly Channel[]): Caller {
  const channel = (name: CallChannel) => channels.find((each) => each.name === name);

  /** Sends one message for all calls to one person by one channel that are still relevant. */
  async function carryOut(person: string, name: CallChannel, calls: readonly StoredCall[]): Promise<void> {
    const preferences = await preferencesOf(server(), person);
    const still: TrueCall[] = [];
    for (const call of calls) {
      const verdict = await lookAgain(server(), call, preferences);
      if ('send' in verdict) still.push({ call, table: verdict.send });
      else if ('drop' in verdict) await drop(call, verdict.drop);
      else await note(call, { state: 'waiting', due: verdict.wait, reason: verdict.reason });
    }
    if (still.length === 0) return;
    const outcome = await send(person, name, still, preferences);
    for (const { call } of still) await noteOutcome(call, outcome);
    if (!outcome.sent && outcome.final) await refreshCalls(server(), person);
  }

  async function drop(call: StoredCall, reason: string): Promise<void> {
    // A repeated call keeps the time at which it was first sent, since players are shown it.
    if (call.again === null) await note(call, { state: 'dropped', reason, done: server().now() });
    else await note(call, { state: 'sent', reason });
  }

  async function send(
    person: string,
    name: CallChannel,
    still: readonly TrueCall[],
    preferences: Parameters<typeof textFor>[2],
  ): Promise<Outcome> {
    const by = channel(name);
    if (by === undefined) return { sent: false, problem: 'not set up on this server', final: true };
    try {
      return await by.send(person, await textFor(server(), still, preferences, person));
    } catch (err) {
      server().log.error({ err, channel: name }, 'a call could not be sent');
      return { sent: false, problem: 'trouble on this server' };
    }
  }

  async function noteOutcome(call: StoredCall, outcome: Outcome): Promise<void> {
    const { now, metrics } = server();
    metrics.calls.inc({ channel: call.channel, outcome: outcome.sent ? 'sent' : 'failed' });
    if (outcome.sent) return note(call, { state: 'sent', reason: null, done: now() });
    const { problem: reason } = outcome;
    const wait = outcome.final ? undefined : RETRIES[call.tries];
    const tries = call.tries + 1;
    if (wait === undefined) await note(call, { state: 'failed', tries, reason, done: now() });
    else await note(call, { state: 'waiting', tries, reason, due: now() + wait });
  }

  async function note(call: StoredCall, outcome: Parameters<typeof noteCall>[3]): Promise<void> {
    const { db, node } = server();
    await noteCall(db, node, call, outcome);
  }

  return {
    table: 'calls',
    most: 200,
    patience: LAST_MOMENT,
    channel,
    nameOf: ({ channel: name, person }) => `${name} ${person}`,
    alongWith: ({ channel: name, person }) => sql`channel = ${name} and person = ${person}`,
    async carryOut(calls) {
      const [first] = calls;
      if (first !== undefined) await carryOut(first.person, first.channel, calls);
    },
  };
}
