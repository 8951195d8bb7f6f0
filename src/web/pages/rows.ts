/** The number of cards in a row so that all rows are about equally full: 6 as 3 + 3, 7 as 4 + 3. */
export function cardsInRow(cards: number, most: number): number {
  const rows = Math.max(1, Math.ceil(cards / most));
  return Math.max(1, Math.ceil(cards / rows));
}
