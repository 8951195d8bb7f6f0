export const summary = 'Fünf Trolle, ein Bergkönig und Kirchenglocken.';
