import './sections.css';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMarks } from '../changed/marks.tsx';
import { usePlaces } from '../places.tsx';
import { onReveal } from '../reveal.ts';
import { useWords } from '../words.ts';
import { type Calls, hasRoom, type Room, sectionToShow } from './sections.ts';

interface SectionOfBoard<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** A short text about its content: '10 open'. */
  readonly note?: string;
}

interface SectionsProps<Id extends string> {
  readonly className?: string;
  readonly sections: readonly SectionOfBoard<Id>[];
  /** The size the board needs to show all sections at once. */
  readonly room: Room;
  /** The board. Its `Section` elements fold. */
  readonly children: ReactNode;
}

interface Shown {
  readonly folded: boolean;
  readonly shown: string;
}

const ShownContext = createContext<Shown>({ folded: false, shown: '' });

/**
 * A board that shows one section at a time if there is no room for all: the one in which the viewer can act, with a
 * bar for the others. The root has `data-folded` and `data-show` for the board's style sheet.
 */
export function Sections<Id extends string>({ className, sections, room, children }: SectionsProps<Id>) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const folded = useFolded(box, room);
  const order = sections.map(({ id }) => id);
  const [shown, open] = useState<Id>(order[0] as Id);
  const { lit, changed } = useCalls(box, order, open);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return onReveal(element, (target) => {
      const id = target.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (id !== undefined) open(id as Id);
    });
  }, []);

  return (
    <ShownContext value={{ folded, shown }}>
      <div className="sections" ref={box} data-folded={folded || undefined} data-show={shown}>
        <div className={className ? `sections-body ${className}` : 'sections-body'} data-folded={folded || undefined}>
          {children}
        </div>
        {folded && (
          <nav className="section-bar" aria-label={say('kit.sections')}>
            {sections.map(({ id, title, note }) => (
              <button
                key={id}
                type="button"
                aria-pressed={shown === id}
                data-calling={(lit.has(id) && shown !== id) || undefined}
                data-changed={(changed.has(id) && shown !== id) || undefined}
                onClick={() => open(id)}
              >
                <span>{title}</span>
                {note !== undefined && <span className="section-note">{note}</span>}
                {lit.has(id) && shown !== id && <span className="sr-only">{say('kit.section-calls')}</span>}
                {changed.has(id) && shown !== id && <span className="sr-only">{say('kit.section-changed')}</span>}
              </button>
            ))}
          </nav>
        )}
      </div>
    </ShownContext>
  );
}

interface SectionProps {
  /** Several elements may belong to one section. */
  readonly id: string;
  readonly className?: string;
  /** Whether something covers it, so that nothing in it can be reached. */
  readonly covered?: boolean;
  readonly children: ReactNode;
}

/** An element that is hidden while another section is shown. */
export function Section({ id, className, covered = false, children }: SectionProps) {
  const { folded, shown } = useContext(ShownContext);
  return (
    <div className={className} data-section={id} hidden={folded && shown !== id} inert={covered}>
      {children}
    </div>
  );
}

/** Rendered only while all sections are shown at once. */
export function Unfolded({ children }: { readonly children: ReactNode }) {
  return useContext(ShownContext).folded ? null : children;
}

function useFolded(box: { readonly current: HTMLElement | null }, room: Room): boolean {
  const [folded, setFolded] = useState(false);
  const { width, height } = room;
  useLayoutEffect(() => {
    const element = box.current?.closest('.stage') ?? box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const needed = height === undefined ? { width } : { width, height };
      setFolded(!hasRoom(needed, element.clientWidth, element.clientHeight, rem));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A larger text size does not resize the stage, so the setting is observed too.
    const settings = new MutationObserver(measure);
    settings.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text'] });
    measure();
    return () => {
      observer.disconnect();
      settings.disconnect();
    };
  }, [box, width, height]);
  return folded;
}

/**
 * Which sections have lit places or changes. The shown section changes if the viewer can act only in others. Elements
 * with `data-quiet` may be used at any time and do not count.
 */
function useCalls<Id extends string>(
  box: { readonly current: HTMLElement | null },
  order: readonly Id[],
  open: (next: (shown: Id) => Id) => void,
): Calls<Id> {
  const places = usePlaces();
  const marks = useMarks();
  const [calls, setCalls] = useState<Calls<Id>>({ lit: new Set(), changed: new Set() });
  const known = useRef(order);
  useLayoutEffect(() => {
    known.current = order;
  });
  useEffect(() => {
    const within = (selector: string, any: boolean) =>
      new Set(
        (any ? [...(box.current?.querySelectorAll(selector) ?? [])] : []).flatMap(
          (element) => (element.closest<HTMLElement>('[data-section]')?.dataset.section as Id | undefined) ?? [],
        ),
      );
    const lit = within('[data-mood="lit"]:not([data-quiet])', places.size > 0);
    setCalls({ lit, changed: within('.changed-mark', marks.size > 0) });
    open((shown) => sectionToShow(shown, known.current, lit));
  }, [box, places, marks, open]);
  return calls;
}
