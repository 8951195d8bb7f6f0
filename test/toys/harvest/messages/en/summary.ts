export const summary = 'Feed your farm, trade sheep, and hope that they breed.';
