/** The picture above a report: pines, mountains and a bridge with somebody under it, as if cut in linoleum. */

const WIDTH = 1200;
const HEIGHT = 250;

/** Where pines stand, how tall they are, and whether they stand near. */
const FAR_PINES = [20, 66, 118, 171, 214, 268, 332, 381, 447, 498, 552, 611, 668, 1098, 1151, 1189];
const NEAR_PINES = [-6, 44, 96, 151, 233, 297, 352, 421, 476, 541, 603, 1128, 1174];

function pine(x: number, ground: number, height: number): string {
  const half = height * 0.27;
  const tiers = [0, 1, 2].map((tier) => {
    const top = ground - height + tier * height * 0.24;
    const wide = half * (0.55 + 0.24 * tier);
    const bottom = top + height * 0.42;
    return `M${x} ${top.toFixed(1)}L${(x + wide).toFixed(1)} ${bottom.toFixed(1)}L${(x - wide).toFixed(1)} ${bottom.toFixed(1)}Z`;
  });
  const trunk = `M${x - 3} ${ground - height * 0.2}h6V${ground}h-6Z`;
  return `<path d="${tiers.join('')}${trunk}"/>`;
}

/** Heights that look chosen by nobody. */
function pines(spots: readonly number[], ground: number, height: number): string {
  return spots.map((x, i) => pine(x, ground, height + ((i * 37) % 29) - 12)).join('');
}

const EYES = `<g class="eyes"><circle cx="868" cy="196" r="8"/><circle cx="902" cy="196" r="8"/></g>
<g class="pupils"><circle cx="871" cy="197" r="3"/><circle cx="899" cy="197" r="3"/></g>`;

const BRIDGE = `<path class="stone" d="M668 262V202Q886 66 1104 202V262H1042Q1030 142 886 142Q742 142 730 262Z"/>
<path class="rail" d="M656 196Q886 48 1116 196" fill="none" stroke-width="11" stroke-linecap="round"/>`;

export const SCENE = `<svg class="scene" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<rect class="sky" width="${WIDTH}" height="${HEIGHT}"/>
<g filter="url(#rough)">
<circle class="moon" cx="1010" cy="66" r="44"/>
<path class="far" d="M560 262L742 70L806 138L872 52L1010 178L1078 118L1212 206V262H560Z"/>
<g class="far">${pines(FAR_PINES, 262, 108)}</g>
<path class="cave" d="M730 262Q742 142 886 142Q1030 142 1042 262Z"/>
${BRIDGE}
<g class="near">${pines(NEAR_PINES, 262, 118)}</g>
</g>
${EYES}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hatch)" class="hatching"/>
</svg>`;
