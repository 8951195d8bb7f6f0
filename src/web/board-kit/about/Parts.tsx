import { RuleLink } from '../../look/RuleLink.tsx';
import type { About, AboutPart, PlaceId } from '../tabletop.ts';

interface LinesProps {
  readonly lines: About['lines'];
  readonly openRule: (id: string) => void;
}

export function Lines({ lines, openRule }: LinesProps) {
  return lines.map(({ text, rule }) => (
    <p key={text}>
      {text} {rule !== undefined && <RuleLink rule={rule} open={openRule} />}
    </p>
  ));
}

/** How parts are settled before the thing itself is chosen. */
interface Settling {
  readonly ticked: readonly PlaceId[];
  readonly tick: (at: PlaceId) => void;
  readonly choose: (at: PlaceId) => void;
}

interface PartsProps extends Omit<LinesProps, 'lines'> {
  readonly parts: readonly AboutPart[];
  /** Nothing while the thing cannot be chosen. */
  readonly settling?: Settling;
}

/** What can be done there: with its price before it is paid, and the reason where it cannot be done. */
export function Parts({ parts, openRule, settling }: PartsProps) {
  return (
    <ul className="about-parts">
      {parts.map((part) => {
        const { title, reasons = [], lines = [], closed } = part;
        const settles = closed === undefined && settling !== undefined ? part.settles?.by : undefined;
        return (
          <li key={title} data-closed={closed !== undefined || undefined} data-settles={settles}>
            <Title part={part} settling={settles && settling} />
            <Lines lines={closed === undefined ? [...reasons, ...lines] : [closed, ...reasons]} openRule={openRule} />
          </li>
        );
      })}
    </ul>
  );
}

interface TitleProps {
  readonly part: AboutPart;
  readonly settling: Settling | undefined;
}

/** What a part is called and costs; where it can be settled, that is a button or a box to tick. */
function Title({ part, settling }: TitleProps) {
  const { title, price, printed, settles } = part;
  const words = (
    <>
      <b>{title}</b>
      {price !== undefined && (
        <span className="about-part-price">
          {printed !== undefined && <s>{printed}</s>} {price}
        </span>
      )}
    </>
  );
  if (settles === undefined || settling === undefined) return <span className="about-part-title">{words}</span>;
  const { at, by } = settles;
  if (by === 'click') {
    return (
      <button type="button" className="about-part-title" data-settles-at={at} onClick={() => settling.choose(at)}>
        {words}
      </button>
    );
  }
  return (
    <label className="about-part-title">
      <input
        type="checkbox"
        data-settles-at={at}
        checked={settling.ticked.includes(at)}
        onChange={() => settling.tick(at)}
      />
      {words}
    </label>
  );
}
