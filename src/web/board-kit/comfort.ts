import { useSyncExternalStore } from 'react';

/** What a board has to allow for: large text, touch, or neither. */
type Comfort = 'large' | 'finger' | 'usual';

const FINGER = '(pointer: coarse)';

function look(): Comfort {
  if (document.documentElement.dataset.text === 'large') return 'large';
  return matchMedia(FINGER).matches ? 'finger' : 'usual';
}

function watch(changed: () => void): () => void {
  const media = matchMedia(FINGER);
  const settings = new MutationObserver(changed);
  settings.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text'] });
  media.addEventListener('change', changed);
  return () => {
    settings.disconnect();
    media.removeEventListener('change', changed);
  };
}

export function useComfort(): Comfort {
  return useSyncExternalStore(watch, look);
}
