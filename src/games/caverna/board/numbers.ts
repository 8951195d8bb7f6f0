export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
