import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../connection/api.ts';
import { sayRefusal } from '../messages/text.ts';
import { hostRequest } from './host-api.ts';

export interface Read<T> {
  readonly value?: T;
  /** Why it could not be read. */
  readonly trouble?: string;
  show(value: T): void;
  again(): Promise<void>;
}

/** What the server answers at that address of the host's room; read again when the address changes. */
export function useRead<T>(path: string): Read<T> {
  const [state, setState] = useState<{ readonly path: string; readonly value?: T; readonly trouble?: string }>({
    path,
  });
  const wanted = useRef(path);
  wanted.current = path;
  const again = useCallback(async () => {
    try {
      const value = await hostRequest<T>('GET', path);
      if (wanted.current === path) setState({ path, value });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wanted.current === path) setState({ path, trouble: sayRefusal(error.refusal) });
    }
  }, [path]);
  useEffect(() => {
    void again();
  }, [again]);
  const show = useCallback((value: T) => setState({ path, value }), [path]);
  return { ...(state.path === path ? state : {}), show, again };
}
