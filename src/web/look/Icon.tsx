import { ICONS } from './icons.generated.ts';
import type { IconName } from './icons.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A glyph in the size and colour of the text around it. Needs a title only where no text stands beside it. */
export function Icon({ name, title, className }: PictureProps & { name: IconName }) {
  const { path, set } = ICONS[name];
  const drawn = set === 'lucide';
  const size = drawn ? 24 : 512;
  return (
    <Picture width={size} height={size} title={title} className={className ? `icon ${className}` : 'icon'}>
      <path d={path} {...(drawn ? LINES : { fill: 'currentColor' })} />
    </Picture>
  );
}
