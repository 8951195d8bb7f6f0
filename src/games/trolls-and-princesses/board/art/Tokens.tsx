import './tokens.css';

const HANDLE = 'M10.6 17.5h5.8l-.5 10.6c-1.6.5-3.2.5-4.8 0z';
const HEAD = 'M2.2 2.8C9 1.6 18 1.6 24.8 2.8c.9 5.4.9 11 0 16.4-6.8 1.2-15.8 1.2-22.6 0-.9-5.4-.9-11 0-16.4z';

function Shape() {
  return (
    <svg viewBox="0 0 27 29" className="tp-mallet-shape" aria-hidden="true" focusable="false">
      <path d={HANDLE} className="tp-mallet-handle" />
      <path d={HEAD} className="tp-mallet-head" />
    </svg>
  );
}

interface MalletProps {
  /** The number on its head; without one it stands beside its number. */
  readonly effort?: number | string;
  /** TP-4.3: whether others' trolls help. */
  readonly shared?: boolean;
}

/** Effort: what a deed takes, and what a place lets one do. */
export function Mallet({ effort, shared = false }: MalletProps) {
  return (
    <span className="tp-mallet" data-shared={shared || undefined} aria-hidden="true">
      <Shape />
      {effort !== undefined && <b>{effort}</b>}
    </span>
  );
}

/** Points: what the match is won by, and nothing else. */
export function CrownCoin() {
  return <span className="tp-crown-coin" aria-hidden="true" />;
}
