import { useEffect } from 'react';
import { FAVICONS } from '../../look/favicon.ts';
import { useSay } from '../../messages/text.ts';
import { useSettings } from '../../store/settings.ts';
import { showTurnNote } from './turn-note.ts';

/** Shows the viewer's turn in the page's title and icon, and by a notification if the page is hidden and they are on. */
export function useAttention(title: string, myTurn: boolean): void {
  const say = useSay();
  const notify = useSettings((settings) => settings.notify === 'on');
  const shown = myTurn ? say('title.your-turn', { title }) : say('title.page', { title });
  const news = say('title.notification', { title });

  useEffect(() => {
    document.title = shown;
  }, [shown]);

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon === null) return;
    icon.href = myTurn ? FAVICONS.yourTurn : FAVICONS.calm;
    return () => {
      icon.href = FAVICONS.calm;
    };
  }, [myTurn]);

  useEffect(() => {
    if (!myTurn || !notify || document.visibilityState === 'visible') return;
    return showTurnNote(news);
  }, [myTurn, notify, news]);
}
