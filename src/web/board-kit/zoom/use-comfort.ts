import { useSettings } from '../../store/settings.ts';
import { useMedia } from '../../use-media.ts';

/** For whom a zoomed board is drawn: fingers that have to hit things, eyes that want large text, or neither. */
export type Comfort = 'finger' | 'large' | 'usual';

export function useComfort(): Comfort {
  const isLarge = useSettings(({ text }) => text === 'large');
  const isFinger = useMedia('(pointer: coarse)');
  if (isLarge) return 'large';
  return isFinger ? 'finger' : 'usual';
}
