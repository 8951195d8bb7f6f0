export const summary = 'Röj skogen, gräv dig in i berget och bilda familj.';
