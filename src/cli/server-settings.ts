import type { Overrides } from '../server/main.ts';
import type { Request } from './command.ts';

/** The settings of the server as the environment has them, with another database if one is named. */
export async function serverSettings(request: Request): Promise<Overrides> {
  const { overridesFrom } = await import('../server/main.ts');
  const database = request.value('database');
  return { ...overridesFrom(process.env), ...(database !== undefined && { database }) };
}
