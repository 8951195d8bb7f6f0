import { useState } from 'react';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';

const SHOWN_FOR = 2500;

interface CopyLinkProps {
  readonly link: string;
  readonly title: string;
}

/** A link to be copied, or shared where the device knows how. */
export function CopyLink({ link, title }: CopyLinkProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const canShare = 'share' in navigator;

  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  const share = () => navigator.share({ title, url: link }).catch(() => {});

  return (
    <div className="stack copy-link">
      <input
        className="input"
        readOnly
        value={link}
        aria-label={say('room.copy')}
        onFocus={(event) => event.target.select()}
      />
      <div className="cluster">
        <Button kind="primary" icon={copied ? 'check' : 'copy'} onClick={copy}>
          <span aria-live="polite">{say(copied ? 'room.copied' : 'room.copy')}</span>
        </Button>
        {canShare && (
          <Button icon="share" onClick={share}>
            {say('room.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
