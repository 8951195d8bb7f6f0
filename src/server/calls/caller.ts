import type { CallChannel } from '../../host/calls.ts';
import type { Server } from '../server.ts';
import { claimCalls, claimCallsOf, noteCall, releaseCallsOf } from '../store/calls.ts';
import type { StoredCall } from '../store/schema.ts';
import type { Channel, Outcome } from './channel.ts';
import { lookAgain } from './look.ts';
import { type TrueCall, textFor } from './text.ts';
import { refreshCalls, wishesOf } from './wishes.ts';

/** Carries out the calls that are due, in this process. */
export interface Caller {
  /** Takes what is due, and begins to send it. */
  look(): Promise<void>;
  /** Sends something that is no stored call, such as a trial. */
  channel(name: CallChannel): Channel | undefined;
  /** Waits a moment for what is being sent, and gives the rest back. */
  close(): Promise<void>;
}

const MOST_AT_ONCE = 50;
const MOST_UNDER_WAY = 200;
/** In milliseconds: when a call is tried again that did not get through. */
const RETRIES = [10_000, 60_000, 600_000, 3_600_000];
/** In milliseconds: how long a process that stops waits for what it is sending. */
const LAST_MOMENT = 2_000;

export function makeCaller(server: () => Server, channels: readonly Channel[]): Caller {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  /** Whether something went wrong while calls were carried out, and they are still taken. */
  let troubled = false;

  const channel = (name: CallChannel) => channels.find((each) => each.name === name);

  /** All calls to one person by one channel: one message tells of all that are still true. */
  async function carryOut(person: string, name: CallChannel, claimed: readonly StoredCall[]): Promise<void> {
    const { db, node, now } = server();
    const calls = [...claimed, ...(await claimCallsOf(db, person, name, node, now()))];
    const wishes = await wishesOf(server(), person);
    const still: TrueCall[] = [];
    for (const call of calls) {
      const verdict = await lookAgain(server(), call, wishes);
      if ('send' in verdict) still.push({ call, table: verdict.send });
      else if ('drop' in verdict) await note(call, { state: 'dropped', reason: verdict.drop, done: now() });
      else await note(call, { state: 'waiting', due: verdict.wait, reason: verdict.reason });
    }
    if (still.length === 0) return;
    const outcome = await send(person, name, still, wishes);
    for (const { call } of still) await noteOutcome(call, outcome);
    if (!outcome.sent && outcome.final) await refreshCalls(server(), person);
  }

  async function send(
    person: string,
    name: CallChannel,
    still: readonly TrueCall[],
    wishes: Parameters<typeof textFor>[2],
  ): Promise<Outcome> {
    const by = channel(name);
    if (by === undefined) return { sent: false, problem: 'not set up on this server', final: true };
    try {
      return await by.send(person, await textFor(server(), still, wishes, person));
    } catch (err) {
      server().log.error({ err, channel: name }, 'a call could not be sent');
      return { sent: false, problem: 'trouble on this server' };
    }
  }

  async function noteOutcome(call: StoredCall, outcome: Outcome): Promise<void> {
    const { now, metrics } = server();
    metrics.calls.inc({ channel: call.channel, outcome: outcome.sent ? 'sent' : 'failed' });
    if (outcome.sent) return note(call, { state: 'sent', done: now() });
    const { problem: reason } = outcome;
    const wait = outcome.final ? undefined : RETRIES[call.tries];
    const tries = call.tries + 1;
    if (wait === undefined) await note(call, { state: 'failed', tries, reason, done: now() });
    else await note(call, { state: 'waiting', tries, reason, due: now() + wait });
  }

  async function note(call: StoredCall, outcome: Parameters<typeof noteCall>[3]): Promise<void> {
    const { db, node } = server();
    // It stays visible that it may have been sent twice.
    const kept = call.reason === 'interrupted' && outcome.state === 'sent' ? { reason: 'interrupted' } : {};
    await noteCall(db, node, call, { ...outcome, ...kept });
  }

  function begin(work: Promise<void>): void {
    const watched = work
      .catch((err) => {
        troubled = true;
        server().log.error({ err }, 'calls could not be carried out');
      })
      .finally(() => underWay.delete(watched));
    underWay.add(watched);
  }

  return {
    channel,
    async look() {
      if (stopped || underWay.size >= MOST_UNDER_WAY) return;
      const { db, kind, node, now } = server();
      if (troubled && underWay.size === 0) {
        await releaseCallsOf(db, node);
        troubled = false;
      }
      const claimed = await claimCalls(db, kind, node, now(), MOST_AT_ONCE);
      const groups = new Map<string, StoredCall[]>();
      for (const call of claimed) {
        const key = `${call.channel} ${call.person}`;
        groups.set(key, [...(groups.get(key) ?? []), call]);
      }
      for (const calls of groups.values()) {
        const [first] = calls;
        if (first !== undefined) begin(carryOut(first.person, first.channel, calls));
      }
    },
    async close() {
      stopped = true;
      let timer: NodeJS.Timeout | undefined;
      const moment = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_MOMENT);
      });
      await Promise.race([Promise.allSettled(underWay), moment]);
      clearTimeout(timer);
      const { db, node } = server();
      await releaseCallsOf(db, node);
    },
  };
}
