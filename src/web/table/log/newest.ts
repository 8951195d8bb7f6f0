/** So many letters fit into the two lines of a phone. */
const ROOM = 90;

/** The last of these sentences that fit together into a small room: what happened last is read, not what happened first. */
export function newest(sentences: readonly string[], room = ROOM): readonly string[] {
  let left = room;
  const first = sentences.findLastIndex((sentence, at) => {
    left -= sentence.length;
    return left < 0 && at < sentences.length - 1;
  });
  return sentences.slice(first + 1);
}
