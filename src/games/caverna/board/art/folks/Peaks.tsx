import { Picture } from '../../../../../web/look/Picture.tsx';
import { INKS } from '../inks.ts';

/** How hard a folk is to lead: one to three snowy peaks; the word stands beside them. */
export function Peaks({ hardness }: { readonly hardness: 1 | 2 | 3 }) {
  return (
    <Picture width={79} height={24} className="cv-peaks">
      {[0, 1, 2].map((peak) => (
        <g key={peak} transform={`translate(${peak * 26} 0)`} stroke={INKS.ink} strokeLinejoin="round">
          <path
            d="M1 22L12 2l4 7 3-3 7 16z"
            fill={peak < hardness ? INKS.red : 'none'}
            strokeWidth="2"
            {...(peak >= hardness && { strokeDasharray: '2 3' })}
          />
          {peak < hardness && <path d="M12 2l4 7-3 2-2-2-3 3z" fill={INKS.paper} strokeWidth="1" />}
        </g>
      ))}
    </Picture>
  );
}
