export const summary = 'Säe Bohnen, heuere Wichtel an, ärgere die Nachbarn.';
