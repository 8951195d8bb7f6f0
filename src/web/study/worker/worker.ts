import { loadGame } from '../../games.ts';
import { makeStudyHandlers } from './handlers.ts';
import type { RequestMessage, StopMessage, StudyReply } from './messages.ts';

/** Works for one study: all positions, bots and comparisons are made here, so that the page is never held up. */
const handlers = makeStudyHandlers(loadGame, nextTask);

/** Resolves in a later task, so that messages that have arrived meanwhile are handled first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

function reply(message: StudyReply): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<RequestMessage | StopMessage>) => {
  if ('stop' in data) {
    handlers.stop();
    return;
  }
  const { request } = data;
  try {
    const gets = await handlers.handle(data, (progress) => reply({ request, progress }));
    reply({ request, gets });
  } catch (trouble) {
    reply({ request, failed: trouble instanceof Error ? trouble.message : String(trouble) });
  }
};
