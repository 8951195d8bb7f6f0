import { useTexts } from '../messages/text.ts';

const DAY = 24 * 60 * 60_000;

/** Says a moment in the reader's language: today only the time. */
export function useMoment(): (moment: number) => string {
  const language = useTexts((store) => store.language);
  return (moment) => momentIn(language, moment);
}

export function momentIn(language: string, moment: number): string {
  const isNear = Math.abs(moment - Date.now()) < DAY && new Date(moment).getDate() === new Date().getDate();
  return new Intl.DateTimeFormat(language, {
    ...(!isNear && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
