import { useEffect, useState } from 'react';
import { ApiError } from '../connection/api.ts';
import { sayRefusal } from '../messages/text.ts';

export interface Loaded<T> {
  readonly value?: T;
  /** Why it could not be loaded. */
  readonly trouble?: string;
  readonly isUnknown?: true;
  change(value: T): void;
}

/** What the server answers; again whenever the key changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'change'> & { readonly key: string }>({ key: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is named by the key.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ key, value }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const trouble = sayRefusal(error.refusal);
        if (isWanted) setState({ key, trouble, ...(error.code === 'not-found' && { isUnknown: true }) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return { ...(state.key === key ? state : {}), change: (value) => setState({ key, value }) };
}
