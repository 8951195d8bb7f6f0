import { randomFor } from '../../src/kernel/random.ts';
import { type Attack, attackBare, attackHttp, attackSocket } from '../server/attack.ts';
import type { Loot } from '../server/hostile.ts';

/** The attackers are a process of their own, so that their work does not delay those who are measured. */

/** What each attacker has: a player over sockets, and another who only sends requests, and may lose their own device by one. */
export interface Loots {
  readonly player: Loot;
  readonly stranger: Loot;
}

export interface Orders {
  readonly url: string;
  readonly seed: string;
  readonly loots: readonly Loots[];
  /** Messages over sockets, requests, and bare connections. */
  readonly counts: readonly [number, number, number];
  readonly batch: number;
}

/** What it is told: its orders, and then whether it may send. */
export type Told = Orders | 'go' | 'pause';

/** What it tells: how many it has sent; that it is done, or what has failed. */
export type Tells = { readonly sent: number } | { readonly done: true } | { readonly failed: string };

let going = true;
const waiting: (() => void)[] = [];
let sent = 0;

function tell(message: Tells): void {
  process.send?.(message);
}

function mayGoOn(): Promise<void> | undefined {
  return going ? undefined : new Promise((resolve) => waiting.push(resolve));
}

async function attackAll({ url, seed, loots, counts, batch }: Orders): Promise<void> {
  const kinds = [attackSocket, attackHttp, attackBare];
  const attacks = loots.flatMap(({ player, stranger }, at) =>
    kinds.map((attack, kind) => {
      const count = Math.ceil((counts[kind] ?? 0) / loots.length);
      const orders: Attack = {
        url,
        loot: attack === attackHttp ? stranger : player,
        chance: randomFor(seed, `attacker ${at} ${kind}`),
        count,
        batch,
        mayGoOn,
        sent(more) {
          sent += more;
        },
      };
      return attack(orders);
    }),
  );
  await Promise.all(attacks);
}

process.on('message', (message: Told) => {
  if (message === 'go') {
    going = true;
    for (const each of waiting.splice(0)) each();
  } else if (message === 'pause') going = false;
  else
    attackAll(message).then(
      () => tell({ done: true }),
      (error) => tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});
process.on('disconnect', () => process.exit(1));
setInterval(() => tell({ sent }), 200);
