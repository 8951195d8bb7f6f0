export const summary = 'Five trolls, a mountain king and church bells.';
