import { Unzip, UnzipInflate } from 'fflate';
import type { Trouble } from './examine.ts';

/** A file in a zip. */
export interface ZippedText {
  readonly name: string;
  readonly text: string;
}

const MEGABYTE = 1_000_000;
/** More than an evening of any club; what unpacks to more is no collection of records. */
export const MOST_RECORDS = 200;
const MOST_UNPACKED = 48 * MEGABYTE;
const MOST_OF_ONE = 8 * MEGABYTE;
/** A record is packed to a tenth or so. What grows far more was made to fill memory. */
const MOST_GROWTH = 250;
/** The first bytes that may not have grown yet as much as the rest. */
const GRACE = MEGABYTE;
/** Packed bytes that are unpacked before the sizes are looked at again. */
const PIECE = 16_384;

/** Whether a file begins as zips do. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

class Refused extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.say);
    this.trouble = trouble;
  }
}

/**
 * The JSON files in a zip. It is unpacked piece by piece and given up as soon as it holds too many files, or they grow too large,
 * whatever sizes it claims.
 */
export function unzipTexts(bytes: Uint8Array): readonly ZippedText[] | { readonly trouble: Trouble } {
  const found: { name: string; pieces: Uint8Array[]; size: number; isWhole: boolean }[] = [];
  let packed = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!/\.json$/i.test(file.name)) return;
    if (found.length >= MOST_RECORDS)
      throw new Refused({ say: 'records.zip-too-many', params: { most: MOST_RECORDS } });
    const entry = { name: file.name, pieces: [] as Uint8Array[], size: 0, isWhole: false };
    found.push(entry);
    file.ondata = (error, piece, isLast) => {
      // What is thrown below comes back here as the error of the unpacking.
      if (error !== null) throw error instanceof Refused ? error : new Refused({ say: 'records.zip-broken' });
      entry.pieces.push(piece);
      entry.size += piece.length;
      unpacked += piece.length;
      entry.isWhole = isLast;
      const isTooMuch = entry.size > MOST_OF_ONE || unpacked > MOST_UNPACKED;
      if (isTooMuch || unpacked > GRACE + packed * MOST_GROWTH) throw new Refused({ say: 'records.zip-bomb' });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      packed += piece.length;
      unzip.push(piece, at + PIECE >= bytes.length);
    }
  } catch (error) {
    return { trouble: error instanceof Refused ? error.trouble : { say: 'records.zip-broken' } };
  }
  if (found.some(({ isWhole }) => !isWhole)) return { trouble: { say: 'records.zip-broken' } };
  if (found.length === 0) return { trouble: { say: 'records.zip-empty' } };
  const decoder = new TextDecoder();
  return found.map(({ name, pieces }) => ({
    name,
    text: pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode(),
  }));
}
