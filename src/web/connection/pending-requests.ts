/** Requests that wait for an answer. Each has a number, and the first message with that number answers it. */
export interface PendingRequests<Message, Answer> {
  /** Numbers a request, for sending, and returns the promise of its answer. */
  number(make: (request: number) => Message): { message: Message; answer: Promise<Answer> };
  /** Resolves the request that the message answers; false if it answers none. */
  settle(message: { readonly request?: number } & Answer): boolean;
  /** All pending requests, oldest first: sent again after a reconnection. */
  pending(): Message[];
}

export function trackRequests<Message, Answer>(): PendingRequests<Message, Answer> {
  const requests = new Map<number, { message: Message; resolve(answer: Answer): void }>();
  let newest = 0;
  return {
    number(make) {
      newest++;
      const request = newest;
      const message = make(request);
      const answer = new Promise<Answer>((resolve) => {
        requests.set(request, { message, resolve });
      });
      return { message, answer };
    },
    settle(answer) {
      const asked = answer.request === undefined ? undefined : requests.get(answer.request);
      if (asked === undefined || answer.request === undefined) return false;
      requests.delete(answer.request);
      asked.resolve(answer);
      return true;
    },
    pending: () => [...requests.values()].map(({ message }) => message),
  };
}
