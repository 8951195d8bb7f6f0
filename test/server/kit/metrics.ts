/** What a server of a test lets read its metrics. */
export const METRICS_TOKEN = 'the metrics of a test';

export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

/** The metric with that name; all its lines together, whatever their labels. */
export async function metric(url: string, name: string): Promise<number> {
  const line = new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm');
  return [...(await readMetrics(url)).matchAll(line)].reduce((sum, [, , value]) => sum + Number(value), 0);
}
