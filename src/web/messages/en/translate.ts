import type { Catalogue } from '../../../kernel/messages.ts';

/** The page for translators. */
export const translate = {
  'translate.title': 'Translating',
  'translate.lead': 'Every text of the app and its games, with the pages that show it.',
  'translate.how': 'docs/translating.md explains how to add or improve a language.',
  'translate.language': 'Language',
  'translate.show': 'Show',
  'translate.show.missing': 'Missing',
  'translate.show.same': 'Same as English',
  'translate.show.all': 'All',
  'translate.search': 'Search ids and texts',
  'translate.point': 'Show text ids',
  'translate.point-hint': 'Point at any text in the app, or tap it, to see its id at the top.',
  'translate.complete': ({ count }) => `Nothing is missing: all ${count} texts are there.`,
  'translate.missing': ({ missing, count }) => `${missing} of ${count} texts ${missing === 1 ? 'is' : 'are'} missing.`,
  'translate.rules-missing': 'Without a rule book: {games}.',
  'translate.none': 'No texts match.',
  'translate.not-there': 'missing',
  'translate.depends': 'Depends on: {names}',
  'translate.seen': 'Where it appears',
  'translate.unseen': 'No picture shows it.',
  'translate.more': 'Show more',
} as const satisfies Catalogue;
