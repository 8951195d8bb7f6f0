export const summary = 'Odla bönor, lej tomtar, reta grannarna.';
