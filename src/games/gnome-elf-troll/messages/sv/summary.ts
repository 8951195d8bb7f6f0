export const summary = 'Odla bönor, leg tomtar, reta grannarna.';
