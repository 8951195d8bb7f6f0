export const summary = 'Bygg en stad med andra troll, mätta dess Boss och se till att just du vinner på det.';
