export const DAY = 24 * 60;

/** '22:30' as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % DAY;
}

export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** How long it is from one minute of the day to another, in minutes. */
export function lengthOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return (to - from + DAY) % DAY;
}
