export const summary = 'Build a town with other trolls, feed its Boss, and scheme to be the one who gains by it.';
