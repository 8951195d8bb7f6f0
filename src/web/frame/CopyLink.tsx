import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { CopyField } from './CopyField.tsx';

interface CopyLinkProps {
  readonly link: string;
  readonly title: string;
}

/** A link to copy, or to share if the device can. */
export function CopyLink({ link, title }: CopyLinkProps) {
  const say = useSay();
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  return (
    <CopyField value={link} label={say('room.copy')} copyLabel={say('room.copy')}>
      {'share' in navigator && (
        <Button icon="share" onClick={share}>
          {say('room.share')}
        </Button>
      )}
    </CopyField>
  );
}
