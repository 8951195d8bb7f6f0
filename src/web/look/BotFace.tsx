import { Picture, type PictureProps } from './Picture.tsx';
import { type TrollColours, TrollHead } from './people/TrollHead.tsx';
import { Cut } from './print/Cut.tsx';
import { gouge } from './print/cuts.ts';

export const FACES = ['mossling', 'troll', 'elder', 'king'] as const;
type Face = (typeof FACES)[number];

const INK = 'var(--ink)';
const GROUND: Readonly<Record<Face, string>> = {
  mossling: '#d7dcae',
  troll: '#c9b48a',
  elder: '#9fb0b8',
  king: '#8a4b34',
};
const COLOURS: Readonly<Record<Face, TrollColours>> = {
  mossling: { skin: '#a9bd74', light: '#eef0c8', hair: '#6f8f45', ink: INK, eye: '#fff3c4', tusk: '#f3e7cc' },
  troll: { skin: '#71865a', light: '#dfe0b0', hair: '#3b4c2d', ink: INK, eye: '#ffe08a', tusk: '#f3e7cc' },
  elder: { skin: '#8b938f', light: '#eef0ea', hair: '#e8e6dc', ink: INK, eye: '#ffe08a', tusk: '#f3e7cc' },
  king: { skin: '#6b6458', light: '#d9cdb4', hair: '#2b2a2c', ink: INK, eye: '#ffb347', tusk: '#f3e7cc' },
};

const SPROUT = 'M118 22c-2-16-12-26-30-28 0 16 10 28 28 30zm4 0c2-20 14-32 34-34 0 20-12 34-32 36z';
const CROWN = 'M62 30l-8-62 34 26 32-42 32 42 34-26-8 62c-36-14-80-14-116 0z';
const BEARD = [-34, -22, -10, 2, 14, 26, 38]
  .map((away) => gouge(120 + away, 178, 1.57 - away * 0.012, 56 - Math.abs(away) * 0.5, 9, away * 0.08))
  .join('');

interface BotFaceProps extends PictureProps {
  face: Face;
}

/** The bots differ by shape (sprout, bare head, sapling and beard, crown) and only then by colour. */
export function BotFace({ face, title, className = 'bot-face' }: BotFaceProps) {
  const small = face === 'mossling';
  return (
    <Picture width={100} height={100} title={title} className={className}>
      <circle cx="50" cy="50" r="48" fill={GROUND[face]} stroke={INK} strokeWidth="4" />
      <g transform={small ? 'translate(14 28) scale(0.3)' : 'translate(4 21) scale(0.385)'}>
        <TrollHead colours={COLOURS[face]} sapling={face === 'elder'} fine={false} />
        {small && <Cut d={SPROUT} fill="#6f8f45" stroke={INK} strokeWidth="7" paintOrder="stroke" />}
        {face === 'elder' && <path d={BEARD} fill="#f4f2ea" stroke={INK} strokeWidth="3" />}
        {face === 'king' && <Cut d={CROWN} fill="#e0b24a" stroke={INK} strokeWidth="8" paintOrder="stroke" />}
      </g>
    </Picture>
  );
}
