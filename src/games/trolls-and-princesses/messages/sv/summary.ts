export const summary = 'Fem troll, en bergakung och kyrkklockor.';
