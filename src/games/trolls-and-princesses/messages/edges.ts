/** The edges of a tile clockwise, and how many are alike in a row: 'og.##' is o once, g once, . once and # twice. */
export function edgeRuns(edges: string): (readonly [edge: string, length: number])[] {
  return (edges.match(/(.)\1*/g) ?? []).map((run) => [run.charAt(0), run.length]);
}
