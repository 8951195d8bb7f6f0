export const summary = 'Bid in secret, win the lot, and mind your coins.';
