import { useEffect } from 'react';
import { FAVICONS } from '../../look/favicon.ts';
import { useSay } from '../../messages/text.ts';
import { useSettings } from '../../store/settings.ts';
import { showTurnNote } from './turn-note.ts';

/** The page's title and icon say when it is one's turn; so does a notification, if wanted, while the page is hidden. */
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
