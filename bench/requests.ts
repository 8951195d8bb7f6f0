import { alone, type Figure } from './figures.ts';
import { quantile } from './server/batches.ts';
import type { Guest } from './server/chairs/ours.ts';
import type { Running } from './server/processes.ts';

const REQUESTS = 40;

export async function get<T>({ url, cookie }: Guest, path: string): Promise<T> {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** For each path: what 19 of 20 requests are answered within, and how long the server computes for a request. */
export async function timesOf(
  bench: string,
  kind: string,
  server: Running,
  guest: Guest,
  paths: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    // What is kept for a while is worked out now.
    await get(guest, path);
    const worked = await server.tell('work');
    const times: number[] = [];
    for (let request = 0; request < REQUESTS; request++) {
      const since = performance.now();
      await get(guest, path);
      times.push(performance.now() - since);
    }
    const work = (await server.tell('work')) - worked;
    figures.push(alone(`${bench}/${kind}/${name}`, 'ms', quantile(times, 0.95)));
    figures.push(alone(`${bench}/${kind}/${name}/work`, 'ms', work / REQUESTS));
  }
  return figures;
}
