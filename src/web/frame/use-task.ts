import { useState } from 'react';
import { ApiError } from '../connection/api.ts';
import { sayRefusal } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

interface Task {
  readonly busy: boolean;
  /** The error message. */
  readonly trouble?: string;
  run(work: () => Promise<void>): Promise<void>;
}

/** An asynchronous action of a button, which may fail. */
export function useTask(): Task {
  const [state, setState] = useState<{ busy: boolean; trouble?: string }>({ busy: false });
  return {
    ...state,
    async run(work) {
      setState({ busy: true });
      try {
        await work();
        setState({ busy: false });
      } catch (trouble) {
        if (!(trouble instanceof ApiError)) throw trouble;
        if (trouble.code === 'unreachable') useMe.setState({ server: 'down' });
        setState({ busy: false, trouble: sayRefusal(trouble.refusal) });
      }
    },
  };
}
