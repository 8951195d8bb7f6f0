import { memo } from 'react';
import { Picture, type PictureProps } from '../../../web/look/Picture.tsx';
import { Elf } from '../../../web/look/people/Elf.tsx';
import { Gnome } from '../../../web/look/people/Gnome.tsx';
import { RED_HAT } from '../../../web/look/people/liveries.ts';
import { TrollHead } from '../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../web/look/print/Cut.tsx';
import { field, fringe, halo } from '../../../web/look/print/cuts.ts';
import { crest, grass, land, spruce, spruceLight, stars, wood } from '../../../web/look/print/forms.ts';
import { Misprint } from '../../../web/look/print/Misprint.tsx';
import { disc } from '../../../web/look/print/rough.ts';
import { ProduceBlock } from './art/Produce.tsx';

const INK = '#10171a';
const MOON = { x: 196, y: 118 };
const SKY = halo({ ...MOON, from: 126, to: 330, step: 13, gap: 10, length: 40, width: 2, seed: 5 });
const TREES = wood(
  { from: -8, to: 410, base: 232, step: 19, height: 74, seed: 6 },
  (x) => 236 - Math.sin(x / 127) * 18,
);
const HILL = crest(
  [
    [-10, 236],
    [110, 214],
    [200, 226],
    [300, 212],
    [410, 236],
  ],
  7,
  8,
);
const HILL_CUT = fringe(HILL, { lean: 62, step: 8, length: 22, width: 1.7, seed: 4 });
/** Furrows run together towards the troll. */
const FURROWS = [-260, -170, -95, -30, 30, 95, 170, 260]
  .map(
    (away) =>
      `M${200 + away * 0.34} 250L${200 + away * 1.5} 372L${214 + away * 1.5 + Math.abs(away) * 0.12} 372L${203 + away * 0.34} 250z`,
  )
  .join('');
const CLODS = field({
  x: 0,
  y: 262,
  width: 400,
  height: 96,
  across: 52,
  down: 13,
  length: 30,
  stroke: 1.8,
  angle: 2,
  seed: 13,
});
const SPROUTS = grass(6, 396, 256, 17, 12, 31);

/** Gardens at dusk: the troll rises behind the hill, gnome and elf have not noticed yet. */
export const Cover = memo(function Cover({ title, className = 'cover' }: PictureProps) {
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill="#24505a" />
      <path d={SKY} fill="#3d7078" />
      <path d={stars(400, 120, 16, 12)} fill="#f2dda4" />
      <g>
        <path d={disc(MOON.x + 3, MOON.y + 3, 112)} fill={INK} opacity="0.5" />
        <path d={disc(MOON.x, MOON.y, 112)} fill="#e9b95e" />
        <path
          d={halo({ ...MOON, from: 84, to: 110, step: 9, gap: 9, length: 30, width: 2.4, seed: 8 })}
          fill="#c9862b"
        />
        <g transform="translate(92 34) scale(0.9)">
          <Cut d="M-6 214c22-40 52-54 126-54s106 14 128 54z" fill="#3b4c2d" stroke={INK} strokeWidth="5" />
          <TrollHead
            colours={{ skin: '#71865a', light: '#e6e3b4', hair: '#3b4c2d', ink: INK, eye: '#ffe08a', tusk: '#f3e7cc' }}
          />
        </g>
      </g>
      <path
        d={TREES.filter(({ x }) => x < 96 || x > 300)
          .map(spruce)
          .join('')}
        fill="#16343a"
      />
      <path
        d={TREES.filter(({ x }) => x < 96 || x > 300)
          .map((tree) => spruceLight(tree, tree.x < 200 ? 1 : -1))
          .join('')}
        fill="#4d8084"
      />
      <path d={land(HILL, 360)} fill={INK} transform="translate(0 -3)" />
      <path d={land(HILL, 360)} fill="#4c6b34" />
      <path d={HILL_CUT} fill="#8aa65e" />
      <rect y="250" width="400" height="112" fill="#4a3320" />
      <path d={FURROWS} fill="#2f2013" />
      <path d={CLODS} fill="#6d4d2c" />
      <path d={SPROUTS} fill="#8aa65e" />
      <Misprint>
        <g transform="translate(18 142) scale(1)">
          <Gnome colours={{ ...RED_HAT, ink: INK }} />
        </g>
        <g transform="translate(240 146) scale(1.08)">
          <Elf
            colours={{
              hair: '#c9862b',
              hairLight: '#ffe08a',
              skin: '#f0d9b0',
              cloak: '#3f6b3a',
              cloakLight: '#a5bd74',
              gem: '#fff3cf',
              ink: INK,
            }}
          />
        </g>
      </Misprint>
      <g>
        <g transform="translate(148 262) scale(0.86)">
          <ProduceBlock kind="pumpkin" light="#e0912c" ink={INK} slip={3} />
        </g>
        <g transform="translate(118 306) scale(0.52)">
          <ProduceBlock kind="apple" light="#d3553b" ink={INK} slip={4} />
        </g>
        <g transform="translate(226 300) scale(0.56)">
          <ProduceBlock kind="bean" light="#a5bd74" ink={INK} slip={4} />
        </g>
      </g>
    </Picture>
  );
});
