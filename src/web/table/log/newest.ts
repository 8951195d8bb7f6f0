/** The number of characters that fit into two lines on a phone. */
const ROOM = 90;

/** The last sentences that fit into the space together. */
export function newest(sentences: readonly string[], room = ROOM): readonly string[] {
  let left = room;
  const first = sentences.findLastIndex((sentence, at) => {
    left -= sentence.length;
    return left < 0 && at < sentences.length - 1;
  });
  return sentences.slice(first + 1);
}
