import { CastleShape, ChurchShape, FarmShape, TownShape } from '../art/Building.tsx';
import { upTo } from '../numbers.ts';

interface DrawingProps {
  readonly box: string;
  readonly children: React.ReactNode;
}

function Drawing({ box, children }: DrawingProps) {
  return (
    <svg viewBox={box} className="tp-building" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The castle; a princess stands in its gate. */
export function Castle({ princess }: { readonly princess: boolean }) {
  return (
    <Drawing box="-4 -12 140 96">
      <CastleShape />
      {princess && (
        <>
          <ellipse cx="66" cy="68" rx="24" ry="20" fill="#ffd98a" opacity="0.5" />
          <use href="#tp-maiden" x="48" y="30" width="36" height="54" />
        </>
      )}
    </Drawing>
  );
}

const HOOKS = [0, 1, 2];

/** The church; an empty hook on the beam is a bell gone. */
export function Church({ bells }: { readonly bells: number }) {
  return (
    <Drawing box="-2 4 148 104">
      <ChurchShape />
      {HOOKS.map((hook) =>
        hook < bells ? (
          <use key={hook} href="#tp-church-bell" x={80 + hook * 18} y="68" width="17" height="19" />
        ) : (
          <g key={hook}>
            <path d={`M${88.5 + hook * 18} 68v7`} stroke="#3c2315" strokeWidth="2" />
            <circle cx={88.5 + hook * 18} cy="77" r="1.8" fill="#3c2315" />
          </g>
        ),
      )}
    </Drawing>
  );
}

/** So many stand in a row before they have to stand closer. */
const ROOMY = 5;

/** The town with its changelings: those of nobody, and those the clans have left. */
export function Town({ changelings }: { readonly changelings: number }) {
  const apart = changelings <= ROOMY ? 22 : 110 / changelings;
  return (
    <Drawing box="-4 -12 144 66">
      <TownShape />
      {upTo(changelings).map((child) => (
        <use key={child} href="#tp-child" x={2 + (child - 1) * apart} y="30" width="23" height="23" />
      ))}
    </Drawing>
  );
}

/** The farm with its humans, and a cow that stands in the snow. */
export function Farm({ humans }: { readonly humans: number }) {
  const apart = humans <= 3 ? 22 : 66 / humans;
  return (
    <Drawing box="-4 -12 144 66">
      <FarmShape />
      <use href="#tp-grazing" x="96" y="15" width="34" height="34" />
      {upTo(humans).map((human) => (
        <use key={human} href="#tp-farmhand" x={8 + (human - 1) * apart} y="30" width="23" height="23" />
      ))}
    </Drawing>
  );
}
