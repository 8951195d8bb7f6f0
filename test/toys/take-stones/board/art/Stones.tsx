import { Picture } from '../../../../../src/web/look/Picture.tsx';

const ACROSS = 16;
const SIZE = 20;

/** All stones as one outline: a heap has dozens of them. */
function outlineOf(count: number): string {
  let outline = '';
  for (let stone = 0; stone < count; stone++) {
    const x = (stone % ACROSS) * SIZE + 2;
    const y = (Math.floor(stone / ACROSS) + 0.5) * SIZE;
    outline += `M${x} ${y}a8 7 0 1 0 16 0a8 7 0 1 0-16 0z`;
  }
  return outline;
}

/** So many stones in rows. */
export function Stones({ count }: { count: number }) {
  const across = Math.max(1, Math.min(count, ACROSS));
  const rows = Math.max(1, Math.ceil(count / ACROSS));
  return (
    <Picture width={across * SIZE} height={rows * SIZE} className="take-stones-stones">
      <path d={outlineOf(count)} />
    </Picture>
  );
}
