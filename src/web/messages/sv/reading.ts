import type { Translation } from '../../../kernel/messages.ts';
import type { reading as english } from '../en/reading.ts';

/** The pages about how to play, and to whom thanks are due. */
export const reading: Translation<typeof english> = {
  'credits.title': 'Tack',
  'credits.lead':
    'Underbridge är fri programvara under AGPL, version 3 eller senare. Teckningar, texter och ljud är dess egna, utom:',
  'credits.icons': 'Ikoner',
  'credits.icons-text': 'Några tecknade symboler kommer från de här samlingarna:',
  'credits.fonts': 'Typsnitt',
  'credits.fonts-text': 'Tre typsnitt under SIL Open Font License 1.1:',
  'credits.games': 'Spel',
  'credits.games-text':
    'Reglerna är skrivna med våra egna ord. Spelens upphovspersoner och förlag har inget med Underbridge att göra.',
  'credits.languages': 'Språk',
  'credits.languages-text': 'Alla kan hjälpa till att översätta.',
  'credits.translate': 'Vad som finns att översätta',
  'credits.by': '{glyphs} av {author}, {licence}',
  'learn.title': 'Lär dig',
  'learn.lead': 'Spela ett kort parti med en guide vid din sida, eller läs reglerna.',
  'learn.begin-with': 'Guidat parti med {expansion} ·\u00a0{minutes}\u00a0min',
  'learn.play-with': 'Spela nu med {expansion}',
  'learn.puzzles': 'Hitta draget',
  'learn.puzzles-text': 'En tur, en fråga: hur spelas den bäst?',
  'learn.puzzles-go': 'Lös ett problem',
  'learn.table': 'Så fungerar ett bord',
  'learn.table.1': 'Meningen överst säger vad du ska göra. Allt du kan göra lyser på brädet: klicka, tryck eller dra.',
  'learn.table.2':
    'Med tangentbordet går Tabb till brädet, piltangenterna från en lysande plats till nästa, Enter väljer, Escape ångrar. Där en plats har val bredvid sig går Tabb vidare till dem och Escape tillbaka.',
  'learn.table.3': 'Det som är grått går inte nu. Klicka på det för att läsa regeln.',
  'learn.table.4':
    'Med loggen eller historikens reglage kan du se tillbaka på vilket ögonblick som helst; partiet väntar.',
};
