import { useEffect, useRef, useState } from 'react';

interface Draft {
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  /** Keeps what was written, if anything was. */
  readonly keep: () => void;
}

/** In milliseconds: what is written is kept when nothing has followed for so long, or one leaves the field. */
const PAUSE = 700;

/** A text while one writes it. What somebody else writes there meanwhile is put together with it. */
export function useDraft(
  text: string,
  write: (text: string) => void,
  merge: (base: string, mine: string, theirs: string) => string,
): Draft {
  const [draft, setDraft] = useState(text);
  const known = useRef(text);
  const latest = useRef({ draft, write, merge });
  latest.current = { draft, write, merge };

  useEffect(() => {
    const base = known.current;
    // What came of one's own words: names are kept without spaces at their ends.
    if (text === base || text === base.trim()) return;
    known.current = text;
    setDraft((mine) => latest.current.merge(base, mine, text));
  }, [text]);

  const keep = () => {
    const { draft: written, write: give } = latest.current;
    if (written === known.current) return;
    known.current = written;
    give(written);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);

  return { draft, setDraft, keep };
}
