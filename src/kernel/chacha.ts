/** The ChaCha8 block function: 16 words that cannot be told from random ones without the key. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 8;

const input = new Int32Array(16);
const x = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}

/** Writes block number `block` of the key's stream into `output`. */
export function chachaBlock(key: readonly number[], block: number, output: Uint32Array): void {
  for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i] as number;
  input[12] = block;
  input[13] = Math.floor(block / 0x1_0000_0000);
  for (let i = 0; i < 16; i++) x[i] = input[i] as number;
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) output[i] = (x[i] as number) + (input[i] as number);
}
