import { type Shots, visit } from './shot.ts';

/** A record that is broken is opened as far as it is sound. */
export const ofRecords: Shots = {
  records: visit('/matches/record'),
  'record-broken': {
    table: 'over',
    async open(page, { over }) {
      const record = await (await page.request.get(`/api/matches/${over}/record`)).json();
      const half = Math.floor(record.moves.length / 2);
      record.moves[half] = [0, { do: 'fly' }];
      await page.goto('/matches/record');
      await page.locator('.record-text').fill(JSON.stringify(record));
      await page.locator('.record-drop button[type="submit"]').click();
      await page.locator('.seat-chart').waitFor();
    },
  },
};
