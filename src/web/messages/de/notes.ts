import type { Translation } from '../../../kernel/messages.ts';
import type { notes as english } from '../en/notes.ts';

export const notes: Translation<typeof english> = {
  'refused.notes-full': 'Deine Notizen zu dieser Partie sind voll. Lösche ein paar alte.',
  'refused.notes-over': 'Die Partie ist zu Ende. Deine Notizen bleiben, wie sie sind.',
  'refused.no-plans': 'Züge lassen sich nur in Partien über Tage vorausplanen.',
  'refused.asked-now': 'Du bist am Zug: Zieh am Tisch.',
  'notes.only-you': 'Das siehst nur du.',
  'notes.not-others': 'Nach der Partie steht es auf der Seite der Partie.',
  'notes.now': ({ moment }) => `Jetzt, Zug ${moment}`,
  'notes.empty': 'Schreib etwas für dich …',
  'notes.saving': 'Wird gespeichert …',
  'notes.saved': 'Gespeichert',
  'notes.not-saved': ({ why }) => `Noch nicht gespeichert: ${why}`,
  'notes.too-long': ({ most }) => `Länger kann eine Notiz nicht sein: ${most} Zeichen.`,
  'notes.marks-go': 'Zeichen verschwinden mit deinem Zug. Mit der Fahne bleiben sie auf dem Brett.',
  'notes.earlier': 'Früher',
  'notes.marks': ({ rings, arrows }) =>
    [rings && (rings === 1 ? '1 Kreis' : `${rings} Kreise`), arrows && (arrows === 1 ? '1 Pfeil' : `${arrows} Pfeile`)]
      .filter(Boolean)
      .join(', '),
  'notes.look': 'Ansehen',
  'notes.remove': ({ moment }) => `Notiz von Zug ${moment} löschen`,
  'notes.over': 'Die Partie ist zu Ende. Deine Notizen stehen auch auf der Seite der Partie.',
  'notes.none': 'Du hast in dieser Partie nichts notiert.',
  'notes.mine': 'Meine Notizen',
  'notes.show': 'Meine Notizen zeigen',
  'notes.show-hint': 'Nur du siehst sie hier.',
};
