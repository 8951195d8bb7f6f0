import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { QrFrame } from '../look/QrFrame.tsx';

interface QrProps {
  readonly text: string;
  readonly caption: string;
}

/** The margin that the standard requires, in modules. */
const MARGIN = 2;

/** All dark modules as one path, row by row. */
function pathOf(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    }
  }
  return { path, size: count + 2 * MARGIN };
}

/** A link as a QR code. */
export function Qr({ text, caption }: QrProps) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  return (
    <QrFrame caption={caption}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={caption}>
        <path d={path} fill="#000" />
      </svg>
    </QrFrame>
  );
}
