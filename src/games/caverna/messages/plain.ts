/** A name without what stands in brackets behind it. */
export function plain(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
