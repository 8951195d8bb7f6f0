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

/** How parts are chosen before the thing itself is. */
interface Settling {
  readonly ticked: readonly PlaceId[];
  readonly tick: (at: PlaceId) => void;
  readonly choose: (at: PlaceId) => void;
}

interface PartsProps extends Omit<LinesProps, 'lines'> {
  readonly parts: readonly AboutPart[];
  /** Undefined while the thing cannot be chosen. */
  readonly settling?: Settling;
}

/** The actions available there, each with its price, or the reason why it is not available. */
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

/** A part's name and price: a button or a check box if it can be chosen here. */
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
