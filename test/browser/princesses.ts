import type { Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, answerButtons, go } from './play.ts';

const GAME = 'trolls-and-princesses';

/** One person, who begins, against a bot that plays anything. */
export const RAID: NewTable = {
  game: GAME,
  seats: ['me', { bot: 'random' }],
  options: { firstPlayer: 0, clans: 'teal-yellow' },
  start: true,
};

/** One person, who begins, against three bots that play anything. */
export const RAID_FOR_FOUR: NewTable = {
  game: GAME,
  seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  options: { firstPlayer: 0, clans: 'random' },
  start: true,
};

/** Two people, of whom the one who makes the table begins. */
export const RAID_FOR_TWO: NewTable = {
  game: GAME,
  seats: ['me', 'anyone'],
  options: { firstPlayer: 0, clans: 'teal-yellow' },
};

export function question(page: Page): Promise<string | null> {
  return page.locator('.prompt-sentence').textContent();
}

/** Sends a troll; one from the camp, as long as somebody waits there, need not be pointed at. */
export async function send(page: Page, from: string, to: string): Promise<void> {
  await go(page, ...(from === 'camp' ? [] : [`trolls-${from}`]), `area-${to}`);
}

export async function endPhase(page: Page): Promise<void> {
  await act(page, () =>
    answerButtons(page)
      .filter({ hasText: /^End (the phase|your turn)$/ })
      .click(),
  );
}
