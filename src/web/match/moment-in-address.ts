import { useState } from 'react';

/** The part of a link that leads to this moment; nothing for the end of the match. */
export function addressOf(moment: number, last: number): string {
  return moment < last ? `?at=${moment}` : '';
}

/** The moment that the address names, which follows what is looked at; the end if it names none. */
export function useMomentInAddress(last: number): readonly [moment: number, lookAt: (moment: number) => void] {
  const [moment, setMoment] = useState(() => momentIn(location.search, last));
  return [
    moment,
    (next) => {
      setMoment(next);
      history.replaceState(history.state, '', `${location.pathname}${addressOf(next, last)}${location.hash}`);
    },
  ];
}

export function momentIn(search: string, last: number): number {
  const at = new URLSearchParams(search).get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? Math.min(Number(at), last) : last;
}
