import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';

/** Not with the first page; if it cannot be loaded, there is no picture. */
const Picture = lazy<ComponentType>(() =>
  import('../look/scenes/NotFoundScene.tsx').then(
    ({ NotFoundScene }) => ({ default: NotFoundScene }),
    () => ({ default: () => null }),
  ),
);

function Apology() {
  const say = useSay();
  return (
    <div className="page stack apology">
      <Suspense>
        <Picture />
      </Suspense>
      <h1>{say('broken.title')}</h1>
      <p className="lead">{say('broken.text')}</p>
      <p>
        <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
          {say('broken.again')}
        </Button>
      </p>
    </div>
  );
}

interface BrokenProps {
  readonly children: ReactNode;
  /** What is shown instead, unless it is an apology. */
  readonly instead?: ReactNode;
}

/** Catches errors below and shows something else for them. React requires a class for this. */
export class Broken extends Component<BrokenProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? (this.props.instead ?? <Apology />) : this.props.children;
  }
}
