import { randomBytes } from 'node:crypto';
import type { Bot } from '../bots/bot.ts';
import { botNamed } from '../bots/index.ts';
import { seedFrom } from '../kernel/random.ts';
import { InputError } from '../kernel/table.ts';
import type { Request } from './command.ts';
import { text } from './messages.ts';

/** What was wished for on the command line, read into the kernel's terms. */

export function wholeNumber(request: Request, option: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const typed = request.value(option);
  if (typed === undefined) return undefined;
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? 'input.number-from' : 'input.number-between';
  throw new InputError(text(range, { option, least, most, typed }));
}

/** The table's options: --option goal=8 --option firstPlayer=1 */
export function tableOptions(request: Request): Record<string, string> {
  const given = new Map<string, string>();
  for (const wish of request.values('option')) {
    const [name = '', ...value] = wish.split('=');
    if (name === '' || value.length === 0) throw new InputError(text('input.option-form', { wish }));
    if (given.has(name)) throw new InputError(text('input.option-twice', { name }));
    given.set(name, value.join('='));
  }
  return Object.fromEntries(given);
}

export function botList(request: Request, usual: string, named = botNamed): Bot[] {
  return (request.value('bots') ?? usual).split(',').map((name) => named(name.trim()));
}

/** As many bots as there are chairs for them: a short list begins again. */
export function botsFor(request: Request, usual: string, chairs: number, named = botNamed): Bot[] {
  const bots = botList(request, usual, named);
  if (request.value('bots') !== undefined && bots.length > chairs) {
    throw new InputError(text('input.too-many-bots', { bots: bots.length, chairs }));
  }
  return Array.from({ length: chairs }, (_, chair) => bots[chair % bots.length] as Bot);
}

export function seedFlag(request: Request): string {
  const typed = request.value('seed');
  return typed === undefined ? randomBytes(32).toString('hex') : seedFrom(typed);
}
