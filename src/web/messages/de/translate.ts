import type { Translation } from '../../../kernel/messages.ts';
import type { translate as english } from '../en/translate.ts';

export const translate: Translation<typeof english> = {
  'translate.title': 'Übersetzen',
  'translate.lead': 'Alle Texte der App und ihrer Spiele, mit den Seiten, auf denen sie stehen.',
  'translate.how': 'Wie man eine Sprache hinzufügt oder verbessert, steht in docs/translating.md.',
  'translate.language': 'Sprache',
  'translate.show': 'Zeigen',
  'translate.show.missing': 'Fehlende',
  'translate.show.same': 'Wie im Englischen',
  'translate.show.all': 'Alle',
  'translate.search': 'In Kennungen und Texten suchen',
  'translate.point': 'Kennungen zeigen',
  'translate.point-hint': 'Zeig auf einen Text der App oder tipp ihn an: Oben erscheint seine Kennung.',
  'translate.complete': ({ count }) => `Es fehlt nichts: Alle ${count} Texte sind da.`,
  'translate.missing': ({ missing, count }) =>
    `${missing === 1 ? '1 Text fehlt' : `${missing} Texte fehlen`} von ${count}.`,
  'translate.rules-missing': 'Ohne Regelheft: {games}.',
  'translate.none': 'Kein Text passt.',
  'translate.not-there': 'fehlt',
  'translate.depends': 'Hängt ab von: {names}',
  'translate.seen': 'Wo es steht',
  'translate.unseen': 'Auf keinem Bild zu sehen.',
  'translate.more': 'Mehr zeigen',
};
