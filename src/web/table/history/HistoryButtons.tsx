import { IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import type { Stepping } from './use-stepping.ts';

/** Buttons: first, back, play, next, last. */
export function HistoryButtons({ moment, moments, playing, go, playOrPause }: Stepping) {
  const say = useSay();
  return (
    <>
      <IconButton icon="first" label={say('history.first')} onClick={() => go(0)} disabled={moment === 0} />
      <IconButton icon="previous" label={say('history.back')} onClick={() => go(moment - 1)} disabled={moment === 0} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? say('history.pause') : say('history.play')}
        onClick={playOrPause}
      />
      <IconButton icon="next" label={say('history.on')} onClick={() => go(moment + 1)} disabled={moment === moments} />
      <IconButton icon="last" label={say('history.last')} onClick={() => go(moments)} disabled={moment === moments} />
    </>
  );
}
