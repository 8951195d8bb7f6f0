import type { ReactNode } from 'react';

/** A printed frame for a QR code: white ground with its quiet zone, a bridge over it, words below. */
export function QrFrame({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="qr-frame">
      <div className="qr-code">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
