import type { ReactNode } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { CLANS } from '../../box/clans.ts';
import { isKingTile, type KingTileId, type Tile, tileId } from '../../box/tiles.ts';
import type { Player } from '../../position.ts';
import { MOUTH_CELL } from '../../rules/lattice.ts';
import { GlyphAt } from '../art/Glyph.tsx';
import { sitesOf } from '../layout.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import { contentsOf } from './contents.ts';
import { cornersOf, edgeMiddle, middleOf, pathOf, UNIT } from './geometry.ts';
import { TilePicture } from './TilePicture.tsx';
import { legibleWords, saysItself, type WordRoom, wordOf } from './words.ts';

const INK = '#0e1a20';
const RINGS = { obsidian: '#c3ccd4', gold: '#f0b93a', diamond: '#8fd2e6' } as const;

/** TP-5.6: the way in, with the light that falls through it and the clan's half-site. */
export function Mouth({ player }: { readonly player: Player }) {
  const { speak } = useTable();
  const [x, y] = edgeMiddle(MOUTH_CELL[0], MOUTH_CELL[1], 0);
  const mouth = CLANS[player.clan]?.mouth;
  return (
    <g>
      <ellipse cx={x + 80} cy={y} rx="170" ry="130" fill="url(#tp-lamp)" opacity="0.7" />
      <Cut
        d={`M${x - 4} ${y - 32}c40-8 80-2 110-14v92c-30-12-70-4-110-14z`}
        fill="#3a403d"
        stroke={INK}
        strokeWidth="4"
      />
      <Cut d={`M${x - 4} ${y - 22}c40-6 80 0 110-12v68c-30-10-70-4-110-12z`} fill="url(#tp-daylight)" />
      {mouth && (
        <path d={`M${x} ${y - 15}A15 15 0 0 1 ${x} ${y + 15}z`} fill={RINGS[mouth]} stroke={INK} strokeWidth="2.6" />
      )}
      <text className="tp-tile-word" x={x + 42} y={y + 4}>
        {speak('board.mouth')}
      </text>
    </g>
  );
}

/** Before the first tile: the cell at the mouth that it goes to. */
export function FirstCell({ letter }: { readonly letter: number }) {
  const { speak } = useTable();
  const [x, y] = middleOf(MOUTH_CELL[0], MOUTH_CELL[1]);
  return (
    <g data-about="first-cave">
      <Cut
        d={pathOf(cornersOf(MOUTH_CELL[0], MOUTH_CELL[1]))}
        fill="rgba(255,224,138,.1)"
        stroke="#d8cdae"
        strokeWidth="3.4"
        strokeDasharray="10 8"
        strokeLinejoin="round"
      />
      <Words lines={speak('board.first-cave').split('\n')} x={x} y={y} letter={letter} />
    </g>
  );
}

interface WordsProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly letter: number;
}

function Words({ lines, x, y, letter }: WordsProps) {
  return (
    <text className="tp-tile-word" x={x} y={y}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + at * letter * 1.05}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface LaidProps {
  readonly player: Player;
  readonly letter: number;
  /** How much there is for words on tiles. */
  readonly room: WordRoom;
}

/** The tiles that lie, the sites between them, and a word for each. */
export function Laid({ player, letter, room }: LaidProps) {
  const { speak } = useTable();
  const tiles = contentsOf(player);
  const { joints } = sitesOf(player);
  const words = tiles.flatMap(({ tile, i, j, contents }) => {
    if (saysItself(tile, contents, room)) return [];
    const [x, y] = middleOf(i, j);
    const lines = wordOf(tile, contents, speak).split('\n');
    return [{ tile, lines, x, y: y + 25 - (lines.length - 1) * letter * 0.8 }];
  });
  return (
    <>
      {tiles.map(({ tile, i, j, r, contents }) => (
        <Built key={tile} tile={tile}>
          <TilePicture tile={tile} i={i} j={j} r={r} contents={contents} />
        </Built>
      ))}
      {joints.map(({ x, y, resource, filled }) => (
        <g key={`${x} ${y}`} data-about={`sites-${resource}`}>
          <circle
            cx={x * UNIT}
            cy={y * UNIT}
            r={filled ? 14.5 : 11}
            fill={filled ? '#2a2c2a' : '#39403f'}
            stroke={RINGS[resource]}
            strokeWidth="3.6"
          />
          <g opacity={filled ? 1 : 0.3}>
            <GlyphAt name={resource} x={x * UNIT} y={y * UNIT} size={filled ? 21 : 13} />
          </g>
        </g>
      ))}
      {legibleWords(words, letter).map(({ tile, ...word }) => (
        <Words key={tile} {...word} letter={letter} />
      ))}
    </>
  );
}

/** A King's tile can be activated where it lies. */
function Built({ tile, children }: { readonly tile: Tile; readonly children: ReactNode }) {
  const { speak, me, shown, listed } = useTable();
  const id = tileId(tile);
  const place = usePlace(placeOf.activate(id as KingTileId));
  const isPlace = isKingTile(tile) && me === shown && place['data-mood'] !== undefined;
  return (
    <g
      className="tp-built"
      {...(isPlace ? place : { role: 'img', 'aria-label': speak('move.tile', { tile: id }) })}
      data-quiet={listed || undefined}
      data-about={`tile-${id}`}
    >
      {children}
    </g>
  );
}
