import { test } from 'vitest';
import { go, placeNamed, untilAsked } from './play.ts';
import { endPhase, RAID_FOR_TWO, send } from './princesses.ts';
import { openSite } from './site.ts';
import { makeTable } from './tables.ts';

const site = openSite();

test('a troll that is pushed out is placed in its owner’s browser', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, RAID_FOR_TWO);
  await host.page.goto(`/table/${table}`);
  const link = await host.page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();

  for (const { page } of [host, guest]) {
    for (const words of [/^Move your first troll/, /^Move your second troll/]) {
      await untilAsked(page, words);
      await send(page, 'camp', 'village-1');
      await endPhase(page);
    }
  }

  await untilAsked(host.page, /^Move your first troll/);
  await go(host.page, 'rival-1-village-1');
  await untilAsked(guest.page, /pushed your troll out/);
  await go(guest.page, 'area-power');
  await untilAsked(host.page, /^In village I: 3 effort/);
  await placeNamed(guest.page, 'trolls-power').first().waitFor();
});
