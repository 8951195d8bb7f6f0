import type { Translation } from '../../../kernel/messages.ts';
import type { translate as english } from '../en/translate.ts';

export const translate: Translation<typeof english> = {
  'translate.title': 'Översätta',
  'translate.lead': 'Alla texter i appen och dess spel, med sidorna där de står.',
  'translate.how': 'I docs/translating.md står hur man lägger till eller förbättrar ett språk.',
  'translate.language': 'Språk',
  'translate.show': 'Visa',
  'translate.show.missing': 'Saknade',
  'translate.show.same': 'Som på engelska',
  'translate.show.all': 'Alla',
  'translate.search': 'Sök bland id:n och texter',
  'translate.point': 'Visa textens id',
  'translate.point-hint': 'Peka på en text i appen, eller tryck på den, så visas dess id överst.',
  'translate.complete': ({ count }) => `Inget saknas: alla ${count} texter finns.`,
  'translate.missing': ({ missing, count }) =>
    `${missing === 1 ? '1 text saknas' : `${missing} texter saknas`} av ${count}.`,
  'translate.rules-missing': 'Utan regelbok: {games}.',
  'translate.none': 'Ingen text passar.',
  'translate.not-there': 'saknas',
  'translate.depends': 'Beror på: {names}',
  'translate.seen': 'Var den står',
  'translate.unseen': 'Syns inte på någon bild.',
  'translate.more': 'Visa fler',
};
