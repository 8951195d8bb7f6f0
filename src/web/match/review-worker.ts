import { type Review, type ReviewProgress, reviewMatch } from '../../bots/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { loadGame } from '../games.ts';

export type ReviewMessage = { readonly progress: ReviewProgress } | { readonly review: Review };

function post(news: ReviewMessage): void {
  self.postMessage(news);
}

/** Reviews one match. The page ends the worker to cancel it. */
self.onmessage = async ({ data }: MessageEvent<MatchRecord>) => {
  const work = reviewMatch(await loadGame(data.game), data);
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) {
      post({ review: next.value });
      return;
    }
    post({ progress: next.value });
  }
};
