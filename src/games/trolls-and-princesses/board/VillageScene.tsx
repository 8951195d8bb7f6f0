/** Walls of castle, church, town and farm, and the snow on their roofs, in a box of 200 by 60. */
const WALLS =
  'M118 60V26H122V22H126V26H130V22H134V26H138V14L145 4 152 14V26H156V22H160V26H164V60z' +
  'M82 60V36L90 28 91 10 94 2 97 10 98 28 106 36V60z' +
  'M20 60V46L30 37 40 46V60zM44 60V42L55 32 66 42V60zM58 60V50L66 44 75 50V60z' +
  'M170 60V45L182 36 194 45V60z';
const SNOW =
  'M17 47L30 35 43 47 40 48 30 39 20 48zM41 43L55 30 69 43 66 44 55 34 44 44z' +
  'M79 37L90 26 98 26 109 37 106 38 97 30H91L82 38zM136 15L145 2 154 15 151 16 145 8 139 16z' +
  'M167 46L182 34 197 46 194 47 182 38 170 47z';
const LIGHTS = 'M29 50h4v5h-4zM53 47h4v6h-4zM92 40h4v7h-4zM143 18h4v6h-4zM126 36h4v6h-4zM150 36h4v6h-4zM180 49h5v6h-5z';
const GROUND = 'M0 60C40 54 80 57 110 55S170 53 200 57V60z';

/** A village in the snow, behind whoever stands there. */
export function VillageScene() {
  return (
    <svg
      viewBox="0 0 200 60"
      className="tp-scene"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={WALLS} className="tp-scene-walls" />
      <path d={SNOW} className="tp-scene-snow" />
      <path d={LIGHTS} className="tp-scene-lights" />
      <path d={GROUND} className="tp-scene-snow" />
    </svg>
  );
}
