import { useState } from 'react';
import { ApiError } from '../connection/api.ts';
import { say, sayRefusal, useTexts } from '../messages/text.ts';
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
        if (!(trouble instanceof ApiError)) {
          // A script that could not be loaded, or a mistake of ours: the button can be pressed again, and the console has it.
          setState({ busy: false, trouble: say(useTexts.getState().texts, 'broken.text') });
          throw trouble;
        }
        if (trouble.code === 'unreachable') useMe.setState({ server: 'down' });
        setState({ busy: false, trouble: sayRefusal(trouble.refusal) });
      }
    },
  };
}
