/** Requests under way: each has a number, and the first message that carries it is the answer. */
export interface Numbered<Message, Answer> {
  /** The request with its number, to be sent, and the answer to come. */
  number(make: (request: number) => Message): { message: Message; answer: Promise<Answer> };
  /** Whether the message answered something. */
  settle(message: { readonly request?: number } & Answer): boolean;
  /** Everything unanswered, oldest first: to be sent again when the line is back. */
  unanswered(): Message[];
}

export function numberRequests<Message, Answer>(): Numbered<Message, Answer> {
  const waiting = new Map<number, { message: Message; resolve(answer: Answer): void }>();
  let newest = 0;
  return {
    number(make) {
      newest++;
      const request = newest;
      const message = make(request);
      const answer = new Promise<Answer>((resolve) => {
        waiting.set(request, { message, resolve });
      });
      return { message, answer };
    },
    settle(answer) {
      const asked = answer.request === undefined ? undefined : waiting.get(answer.request);
      if (asked === undefined || answer.request === undefined) return false;
      waiting.delete(answer.request);
      asked.resolve(answer);
      return true;
    },
    unanswered: () => [...waiting.values()].map(({ message }) => message),
  };
}
