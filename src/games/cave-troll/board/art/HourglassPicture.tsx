import { Picture } from '../../../../web/look/Picture.tsx';

const GLASS =
  'M22 12H98V22C98 52 78 66 68 78V82C78 94 98 108 98 138V148H22V138C22 108 42 94 52 82V78C42 66 22 52 22 22z';
const FULL_TOP = 72;
const FULL_BOTTOM = 68;

interface HourglassProps {
  readonly filled: number;
  readonly of: number;
  readonly title: string;
}

/** Sand that has run is below; what is still to come is above. */
export function HourglassPicture({ filled, of, title }: HourglassProps) {
  const share = Math.min(1, filled / of);
  const below = share * FULL_BOTTOM;
  const above = (1 - share) * (FULL_TOP - 14);
  return (
    <Picture width={120} height={160} title={title} className="ct-glass">
      <clipPath id="ct-glass-clip">
        <path d={GLASS} />
      </clipPath>
      <path d={GLASS} fill="var(--ct-glass)" />
      <g clipPath="url(#ct-glass-clip)">
        <g fill="var(--ct-sand)">
          <rect className="ct-sand" x="10" y="80" width="100" height="72" style={{ translate: `0 ${72 - below}px` }} />
          <rect className="ct-sand" x="10" y="8" width="100" height="72" style={{ translate: `0 ${72 - above}px` }} />
          {share > 0 && share < 1 && <path d="M59 76H61V150H59z" />}
        </g>
        <path d="M30 20C30 50 46 62 54 74" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="4" />
      </g>
      <path d={GLASS} fill="none" stroke="var(--ct-glass-line)" strokeWidth="4" />
      <path d="M12 4H108V14H12zM12 146H108V156H12z" fill="var(--ct-wood)" stroke="#20140a" strokeWidth="3" />
    </Picture>
  );
}
