export const summary = 'Clear the forest, dig into the mountain and raise a family.';
