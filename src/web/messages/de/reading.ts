import type { Translation } from '../../../kernel/messages.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Translation<typeof english> = {
  'credits.title': 'Dank',
  'credits.lead':
    'Underbridge ist freie Software unter der AGPL, Version 3 oder später. Zeichnungen, Texte und Töne sind eigene, außer:',
  'credits.icons': 'Symbole',
  'credits.icons-text': 'Einige Symbole stammen aus diesen Sammlungen:',
  'credits.fonts': 'Schriften',
  'credits.fonts-text': 'Drei Schriften unter der SIL Open Font License 1.1:',
  'credits.games': 'Spiele',
  'credits.games-text':
    'Die Regeln sind mit unseren eigenen Worten geschrieben. Wer die Spiele erfunden und verlegt hat, ist an Underbridge nicht beteiligt.',
  'credits.languages': 'Sprachen',
  'credits.languages-text': 'Beim Übersetzen können alle helfen.',
  'credits.translate': 'Was es zu übersetzen gibt',
  'credits.by': '{glyphs} von {author}, {licence}',
  'learn.title': 'Lernen',
  'learn.lead': 'Spiel eine kurze Partie mit Anleitung oder lies die Regeln.',
  'learn.begin-with': 'Einführungspartie mit {expansion} ·\u00a0{minutes}\u00a0min',
  'learn.play-with': 'Jetzt mit {expansion} spielen',
  'learn.puzzles': 'Finde den Zug',
  'learn.puzzles-text': 'Ein Zug, eine Frage: Wie spielt er sich am besten?',
  'learn.puzzles-go': 'Ein Rätsel lösen',
  'learn.table': 'So funktioniert ein Tisch',
  'learn.table.1':
    'Der Satz ganz oben sagt, was zu tun ist. Alles, was du tun kannst, leuchtet auf dem Spielplan: Klick es an, tipp darauf oder zieh es.',
  'learn.table.2':
    'Mit der Tastatur: Tab führt auf den Spielplan, die Pfeiltasten von einer leuchtenden Stelle zur nächsten, Enter wählt, Escape nimmt zurück. Hat eine Stelle daneben eine Auswahl, führt Tab dorthin und Escape zurück.',
  'learn.table.3': 'Ausgegrautes geht gerade nicht. Klick darauf, um die Regel zu lesen.',
  'learn.table.4':
    'Im Verlauf oder mit dem Regler im Rückblick kannst du dir jeden Moment noch einmal ansehen; die Partie wartet auf dich.',
};
