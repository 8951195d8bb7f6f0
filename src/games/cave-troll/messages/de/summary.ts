export const summary = 'Beherrsche die Räume, bevor die Sanduhr voll ist.';
