/**
 * Points are whole numbers, so that equal results are equal: a win is 2,520, which all sizes of tables and all shared places
 * divide. People see them as 6 for a win.
 */
export const WIN = 2_520;
export const BYE = WIN / 2;
const SHOWN_WIN = 6;

/** What each seat gets for its place: the first all, the last nothing, the others in even steps. Equal places share. */
export function pointsFor(places: readonly number[]): number[] {
  const step = places.length > 1 ? WIN / (places.length - 1) : 0;
  return places.map((place) => {
    const better = places.filter((other) => other < place).length;
    const equal = places.filter((other) => other === place).length;
    // The mean of the places from better + 1 to better + equal.
    return step * (places.length - better - (equal + 1) / 2);
  });
}

/** As people read them: a table of four brings 6, 4, 2 and 0. */
export function shownPoints(points: number): number {
  return (points * SHOWN_WIN) / WIN;
}
