/**
 * Solves A x = b for a symmetric positive definite matrix, stored row by row, of which the lower half is read. Both are kept. A
 * row that is almost dependent on those before it gets 0.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  const root = a.slice();
  for (let j = 0; j < n; j++) {
    const row = j * n;
    let pivot = root[row + j] as number;
    const whole = pivot;
    for (let k = 0; k < j; k++) pivot -= (root[row + k] as number) ** 2;
    const isIndependent = pivot > TINY * whole && whole > 0;
    const diagonal = isIndependent ? Math.sqrt(pivot) : 0;
    root[row + j] = diagonal;
    for (let i = j + 1; i < n; i++) {
      const below = i * n;
      let sum = root[below + j] as number;
      for (let k = 0; k < j; k++) sum -= (root[below + k] as number) * (root[row + k] as number);
      root[below + j] = isIndependent ? sum / diagonal : 0;
    }
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    let sum = x[i] as number;
    for (let k = 0; k < i; k++) sum -= (root[i * n + k] as number) * (x[k] as number);
    const diagonal = root[i * n + i] as number;
    x[i] = diagonal === 0 ? 0 : sum / diagonal;
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] as number;
    for (let k = i + 1; k < n; k++) sum -= (root[k * n + i] as number) * (x[k] as number);
    const diagonal = root[i * n + i] as number;
    x[i] = diagonal === 0 ? 0 : sum / diagonal;
  }
  return x;
}

const TINY = 1e-9;
