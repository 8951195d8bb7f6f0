import { ago } from '../frame/ago.ts';
import { shownName } from '../frame/guest-names.ts';
import { useSay, useTexts } from '../messages/text.ts';
import { useHostSay } from './text.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

interface Words {
  /** '412 MB' */
  size(bytes: number): string;
  /** '3 hours ago' */
  ago(at: number): string;
  /** '18 Nov 2026, 23:15' */
  moment(at: number): string;
  /** '18 Nov 2026' */
  day(at: number): string;
  name(name: string): string;
}

/** Sizes, times and names in the reader's language. */
export function useWords(): Words {
  const appSay = useSay();
  const say = useHostSay();
  const language = useTexts((store) => store.language);
  return {
    size(bytes) {
      const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
      const value = bytes / 1_000 ** unit;
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: UNITS[unit] ?? 'byte',
        maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0,
      }).format(value);
    },
    ago: (at) => ago(at, Date.now(), language) ?? say('host.now'),
    moment: (at) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    day: (at) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at),
    name: (name) => shownName(name, appSay),
  };
}
