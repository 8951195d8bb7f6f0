import type { SVGProps } from 'react';
import { rough } from './rough.ts';

/** A path whose edges are cut by hand. No filter is involved, so it may be scaled, cropped and moved. */
export function Cut({ d, ...rest }: SVGProps<SVGPathElement> & { d: string }) {
  return <path d={rough(d)} {...rest} />;
}
