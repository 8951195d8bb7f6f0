import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Badge } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** A number beside the label, such as unread lines. */
  count?: number;
}

interface TabsProps<Id extends string> {
  /** What the row of tabs is for. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The open tab's content. */
  children: ReactNode;
}

/** A row of tabs over one panel. Arrow keys, Home and End move between tabs. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  const steer = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ id }) => id === value);
    const last = tabs.length - 1;
    const goal = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = goal === undefined ? undefined : tabs[goal];
    if (goal === undefined || !next) return;
    event.preventDefault();
    onChange(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[goal]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tab-row" role="tablist" aria-label={label} ref={row} onKeyDown={steer}>
        {tabs.map((tab) => {
          const chosen = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${base}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              className="tab"
              onClick={() => onChange(tab.id)}
            >
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
              {tab.count ? <Badge kind="ember">{tab.count}</Badge> : null}
            </button>
          );
        })}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
