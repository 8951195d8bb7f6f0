export const summary = 'Baut eine Stadt, macht den Boss satt, haltet den Weg heil.';
