import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';
import type { Victory } from '../../box/cave-tiles.ts';
import type { Effect } from '../../box/effects.ts';
import type { Form } from '../../box/spots.ts';
import { caveTile, isKingTile, kingTile, type Tile } from '../../box/tiles.ts';
import { GlyphAt, type GlyphName } from '../art/Glyph.tsx';
import { centreOf } from '../layout.ts';
import { freeSpotsOf, type ShownSpot, type TileContents } from './contents.ts';
import type { Point } from './geometry.ts';

const INK = '#0e1a20';

interface TilePrintProps {
  readonly tile: Tile;
  readonly middle: Point;
  /** What lies on it; as it comes from the display if it has not been built. */
  readonly contents: TileContents | undefined;
}

/** What is on the floor of a tile. Words stand below, so that it keeps to the upper half. */
export function TilePrint({ tile, middle: [x, y], contents }: TilePrintProps) {
  const { resource, count } = centreOf(tile);
  const spots = contents?.spots ?? freeSpotsOf(tile);
  const isBed = !isKingTile(tile) && caveTile(tile).kind === 'princess';
  const above = count > 0 && spots.length > 0 ? y - 20 : y - 8;
  return (
    <>
      {isBed && <Bed x={x} y={y - 5} slept={contents?.slept ?? false} />}
      <Things tile={tile} x={x} y={y - 8} />
      {Array.from({ length: count }, (_, index) => {
        const at = x + (index - (count - 1) / 2) * (count > 2 ? 21 : 29);
        return <Pit key={at} x={at} y={above} glyph={resource} filled={contents?.sites[index] ?? true} />;
      })}
      {spots.map((spot, index) => {
        const at = x + (index - (spots.length - 1) / 2) * 38;
        return <Spot key={at} {...spot} x={at} y={count > 0 ? y + 8 : y - 8} />;
      })}
    </>
  );
}

/** What a trophy cave counts, and what a King's tile does. */
function Things({ tile, x, y }: { readonly tile: Tile; readonly x: number; readonly y: number }) {
  const glyphs = glyphsOf(tile);
  const size = glyphs.length > 2 ? 24 : 29;
  return (
    <g fill={INK}>
      {glyphs.map((glyph, at) => {
        const left = x + (at - (glyphs.length - 1) / 2) * (size + 2);
        return <GlyphAt key={left} name={glyph} x={left} y={y} size={size} />;
      })}
    </g>
  );
}

/** What each kind of trophy cave counts. */
const TROPHIES: Readonly<Record<Victory, GlyphName>> = {
  bat: 'bat',
  toad: 'toad',
  snake: 'snake',
  diamond: 'diamond',
  'gold-pair': 'gold',
  'obsidian-pair': 'obsidian',
  cow: 'cow',
  'human-pair': 'human',
};

function glyphsOf(tile: Tile): GlyphName[] {
  if (!isKingTile(tile)) {
    const { victory } = caveTile(tile);
    return victory === undefined ? [] : ['trophy', TROPHIES[victory]];
  }
  const { effects, totems } = kingTile(tile);
  if (totems !== undefined) return ['bat', 'snake', 'toad'];
  return (effects ?? []).flatMap(glyphsOfEffect);
}

function glyphsOfEffect(effect: Effect): GlyphName[] {
  switch (effect.is) {
    case 'power':
      return ['power', 'power'];
    case 'gain':
      return [effect.resource];
    case 'cows':
      return ['cow', 'cow'];
    case 'mine':
      return ['mining', effect.resource];
    case 'refill':
      return ['refill'];
    case 'move':
      return ['walk', ...(effect.trolls > 0 ? TROLL : []), ...(effect.humans > 0 ? HUMAN : [])];
    case 'build':
      return ['cave'];
    case 'card':
      return ['card'];
  }
}

const TROLL: readonly GlyphName[] = ['troll'];
const HUMAN: readonly GlyphName[] = ['human'];

/** A bed, made or slept in. */
function Bed({ x, y, slept }: { readonly x: number; readonly y: number; readonly slept: boolean }) {
  return (
    <g transform={`translate(${x - 29} ${y - 24}) scale(0.72)`} stroke={INK} strokeWidth="3.2" strokeLinejoin="round">
      <Cut d="M2 10h7v40H2zM71 18h7v32h-7z" fill="#5a331d" />
      <Cut d="M8 30h64v14H8z" fill="#7d4a2a" />
      {slept ? (
        <use href="#tp-maiden-bust" x="6" y="-26" width="42" height="48" />
      ) : (
        <Cut d="M12 22c4-8 20-8 24 0v8H12z" fill="#fff8e6" />
      )}
      <Cut
        d={slept ? 'M22 20c14-6 36-4 50 2v18H10c2-10 6-16 12-20z' : 'M30 24c14-4 30-4 42 0v16H10V32z'}
        fill={slept ? '#3c5f94' : '#dfe9ee'}
      />
      <path
        d={gouge(34, 24, 1.4, 16, 1.6) + gouge(46, 24, 1.5, 16, 1.6) + gouge(58, 25, 1.5, 15, 1.6)}
        fill={slept ? '#9fc0e0' : '#8aa5ae'}
        stroke="none"
      />
    </g>
  );
}

interface PitProps {
  readonly x: number;
  readonly y: number;
  readonly glyph: GlyphName;
  readonly filled: boolean;
}

/** A site in a floor; a full one shows its stone. */
function Pit({ x, y, glyph, filled }: PitProps) {
  return (
    <g>
      <ellipse cx={x} cy={y} rx="12.5" ry="11" fill="#2a2c2a" stroke={INK} strokeWidth="2" />
      {filled ? (
        <GlyphAt name={glyph} x={x} y={y - 1} size={18} />
      ) : (
        <g opacity="0.3">
          <GlyphAt name={glyph} x={x} y={y} size={12} />
        </g>
      )}
    </g>
  );
}

/** TP-6.8: a square for a changeling, seven corners for an outpost, a round one for a bell. */
const SPOT_SHAPES: Readonly<Record<Form, string>> = {
  changeling: 'M-14-14H14V14H-14z',
  outpost: 'M0-16L12.500-10 15.600 3.600 7 14.400H-7L-15.600 3.600-12.500-10z',
  bell: 'M0-16a16 16 0 1 1-.1 0z',
};
const STORED: Readonly<Record<Form, string>> = {
  changeling: 'tp-child',
  outpost: 'tp-tower-none',
  bell: 'tp-church-bell',
};

interface SpotProps extends Pick<ShownSpot, 'form' | 'filled'> {
  readonly x: number;
  readonly y: number;
}

export function Spot({ form, filled, x, y }: SpotProps) {
  const size = filled ? 34 : 24;
  return (
    <g>
      <path
        d={SPOT_SHAPES[form]}
        transform={`translate(${x} ${y})`}
        fill="rgba(255,248,228,.78)"
        stroke={INK}
        strokeWidth="2.4"
        strokeDasharray={filled ? undefined : '5 4'}
      />
      <use
        href={`#${STORED[form]}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        opacity={filled ? 1 : 0.4}
      />
    </g>
  );
}
