export const summary = 'Grow beans, hire gnomes, spoil the neighbours.';
