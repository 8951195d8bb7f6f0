import './captions.css';
import { createContext, useContext } from 'react';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { PlaceId, Speak, Tabletop } from '../tabletop.ts';

/** Texts about what has just happened, by place. */
type Captions = ReadonlyMap<PlaceId, readonly string[]>;

export const CaptionsContext = createContext<Captions>(new Map());

export function useCaptions(): Captions {
  return useContext(CaptionsContext);
}

/** The captions of these events, each at the first of its places; what happened there twice is said once. */
export function captionsOf(
  { captions, spotsOf }: Pick<Tabletop, 'captions' | 'spotsOf'>,
  news: readonly GameEvent[],
  view: unknown,
  speak: Speak,
): Captions {
  const found = new Map<PlaceId, string[]>();
  for (const event of news) {
    const [spot] = captions?.has(event.say) ? (spotsOf?.(event, view) ?? []) : [];
    if (spot === undefined) continue;
    const words = speak(event.say.replace('told.', 'caption.'), event);
    found.set(spot, [...new Set([...(found.get(spot) ?? []), words])]);
  }
  return found;
}

/** A fading text about what has just happened at this place, centred over its parent. */
export function Caption({ of }: { readonly of: PlaceId }) {
  const words = useCaptions().get(of);
  if (words === undefined) return null;
  return (
    <span className="caption" key={words.join()} aria-hidden="true">
      {words.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  );
}
