import { memo } from 'react';
import { Picture } from '../../../../../web/look/Picture.tsx';
import { INKS } from '../inks.ts';

/** A folk's board face down; with a seal once it was chosen. */
export const CardBack = memo(function CardBack({ sealed = false }: { readonly sealed?: boolean }) {
  return (
    <Picture width={30} height={40} className="cv-card-back">
      <rect x="2" y="2" width="26" height="36" rx="4" fill={INKS.night} stroke={INKS.ink} strokeWidth="2" />
      <rect x="5.5" y="5.5" width="19" height="29" rx="2" fill="none" stroke={INKS.linen} strokeWidth="1.2" />
      <path d="M9 29c0-11 3-15 6-15s6 4 6 15" fill="none" stroke={INKS.linen} strokeWidth="1.8" />
      {sealed && (
        <>
          <circle cx="15" cy="22" r="8" fill={INKS.red} stroke={INKS.ink} strokeWidth="1.6" />
          <path d="M11.500 22l2.500 3 5-6" fill="none" stroke={INKS.paper} strokeWidth="2" />
        </>
      )}
    </Picture>
  );
});
