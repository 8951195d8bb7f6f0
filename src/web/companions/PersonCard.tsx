import { Dialog } from '../look/Dialog.tsx';
import { Relate } from './Relate.tsx';
import { useCompanionsSay } from './text.ts';

interface PersonCardProps {
  readonly person: string;
  readonly name: string;
  close(): void;
}

/** Somebody who wrote something, and what one can do about them. */
export function PersonCard({ person, name, close }: PersonCardProps) {
  const say = useCompanionsSay();
  return (
    <Dialog open onClose={close} title={name} closeLabel={say('close')}>
      <Relate person={person} />
    </Dialog>
  );
}
