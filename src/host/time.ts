/** What a host tells the time by. Times are milliseconds since 1970. */
export interface Time {
  now(): number;
  /** Does it after so many milliseconds, unless what is returned is called before. */
  after(milliseconds: number, action: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: Date.now,
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
