import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GnomeElfTroll } from '../../src/games/gnome-elf-troll/position.ts';
import { gameNamed } from '../../src/games/index.ts';
import type { Seat } from '../../src/kernel/game.ts';
import type { LogLine, ServerMessage } from '../../src/protocol/server.ts';
import { afterMessage, EMPTY_TABLE, type TableState } from '../../src/web/connection/table-state.ts';

/** Looks through everything a browser was sent while the match ran: other seats' tiles and the pile stay hidden in it. */
export function expectNoSecretsIn(received: readonly string[], own: Seat | undefined): void {
  const rules = gameNamed('gnome-elf-troll');
  let table: TableState = EMPTY_TABLE;
  let looks = 0;
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table' && message.info.state !== 'over') expect(message.info).not.toHaveProperty('seed');
    if (message.type === 'log') expectOwnDraws(message.logs, own);
    if (message.type === 'past') {
      for (const { view } of message.perspectives) expectHidden(view as GnomeElfTroll, own);
    }
    const heard = afterMessage(table, message, rules);
    if (heard === 'behind') throw new Error('something was missed');
    table = heard;
    if ((message.type !== 'state' && message.type !== 'change') || table.match === undefined || message.over) continue;
    looks++;
    expect(table.match.perspectives).toHaveLength(1);
    for (const { viewer, view, offers } of table.match.perspectives) {
      expect(viewer).toBe(own ?? 'spectator');
      expectHidden(view as GnomeElfTroll, own);
      if (own === undefined) expect(offers).toEqual([]);
    }
    expectOwnDraws(table.match.logs, own);
  }
  expect(looks).toBeGreaterThan(1);
}

function expectOwnDraws(logs: readonly (readonly LogLine[])[], own: Seat | undefined): void {
  const drawn = logs.flat().filter(({ event }) => event.say === 'told.drew');
  for (const { event } of drawn) expect(event.seat).toBe(own);
}

function expectHidden(view: GnomeElfTroll, own: Seat | undefined): void {
  for (const [seat, hand] of [...view.hands, view.pile].entries()) {
    if (seat === own) expect(hand).not.toContain('hidden');
    else expect(hand.filter((tile) => tile !== 'hidden')).toEqual([]);
  }
}

const KINDS = /pumpkin|apple|bean/i;
const DREW = /drew an? (pumpkin|apple|bean)/;

/** Looks through the page: only the own hand is shown, and nothing says what others drew. */
export async function expectNoSecretsOn(page: Page, own: string | undefined): Promise<void> {
  const { others, hands, words } = await page.evaluate(() => ({
    others: [...document.querySelectorAll('.get-held')].map(({ outerHTML }) => outerHTML),
    hands: document.querySelectorAll('.get-hand').length,
    words: document.body.textContent ?? '',
  }));
  for (const hand of others) expect(hand).not.toMatch(KINDS);
  expect(hands).toBe(own === undefined ? 0 : 1);
  const allowed = own === undefined ? [] : [`${own} drew`, 'You drew'];
  const told = words.split('.').filter((each) => DREW.test(each));
  expect(told.filter((sentence) => !allowed.some((each) => sentence.includes(each)))).toEqual([]);
}
