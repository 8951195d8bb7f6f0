import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './visitor.ts';

const THEMES = ['light', 'dark'] as const;
/** At night only the colours are others; everything else was looked at by day. */
const ONLY_COLOURS = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
const WIDTHS = { desktop: DESKTOP, phone: PHONE };
/** Nobody reads what is right. */
const ONLY_WRONG = { resultTypes: ['violations' as const] };
/** Once axe is in the page it stays there; to bring its megabyte in anew each time would cost as much as its looking. */
const IS_THERE = { axeSource: 'void 0' };

/** What stands on a page when somebody forgot to say what to put there. */
const BLANKS = /.{0,20}(\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}).{0,20}/;

/** Parts of the page that scroll and that no Tab leads to. */
export async function outOfReachOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withRules('scrollable-region-focusable');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

/**
 * Of the sentences of a log that are drawn alike, element by element, and differ in their words only, axe sees three; lines that
 * hold nothing else are hidden from it. A match leaves a thousand, and each of them costs as much as a button.
 */
async function hideTwins(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lookOf = (element: Element): string => {
      const { tagName, children } = element;
      const drawn = ['class', 'style', 'role'].map((name) => element.getAttribute(name));
      return `${tagName} ${drawn.join()}(${[...children].map(lookOf).join('')})`;
    };
    const seen = new Map<string, number>();
    for (const line of document.querySelectorAll<HTMLElement>('.log-line')) {
      const { ariaCurrent, dataset } = line;
      let isAlike = true;
      for (const sentence of line.querySelectorAll('.log-sentence')) {
        const look = `${ariaCurrent} ${dataset.new} ${lookOf(sentence)}`;
        const count = seen.get(look) ?? 0;
        seen.set(look, count + 1);
        if (count < 3) isAlike = false;
      }
      if (isAlike && line.querySelector('.log-since') === null) line.style.display = 'none';
    }
  });
}

/**
 * What axe finds on the page in both themes, wide and narrow, or in these parts of it: one line for each sort of thing that is
 * wrong.
 */
export async function violationsOn(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  let isThere = false;
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    await settled(page);
    await hideTwins(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Legacy mode opens no further page; there are no foreign frames here.
      const options = { ...ONLY_WRONG, ...(colorScheme === 'dark' && ONLY_COLOURS) };
      const axe = new AxeBuilder({ page, ...(isThere && IS_THERE) });
      for (const part of parts) axe.include(part);
      const { violations } = await axe.setLegacyMode(true).options(options).analyze();
      isThere = true;
      for (const { id, nodes } of violations) {
        const { html = '', failureSummary = '' } = nodes[0] ?? {};
        const example = `${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, ' ')}`;
        found.push(`${width}, ${colorScheme}: ${nodes.length} times ${id}, such as ${example}`);
      }
    }
  }
  await page.setViewportSize(DESKTOP);
  const [blank] = BLANKS.exec(await page.locator('body').innerText()) ?? [];
  if (blank !== undefined) found.push(`words are missing: ${blank}`);
  return found;
}

/** Waits until the page is laid out and drawn for its window: a script that comes right after a new size would see half of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
