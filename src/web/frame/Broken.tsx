import { Component, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { NotFoundScene } from '../look/scenes/NotFoundScene.tsx';
import { useSay } from '../messages/text.ts';

function Apology() {
  const say = useSay();
  return (
    <div className="page stack apology">
      <NotFoundScene />
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
}

/** Catches errors below and shows a page for them. React requires a class for this. */
export class Broken extends Component<BrokenProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Apology /> : this.props.children;
  }
}
