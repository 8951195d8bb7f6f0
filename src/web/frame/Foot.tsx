import { Link } from 'wouter';
import { useSay } from '../messages/text.ts';

export function Foot() {
  const say = useSay();
  return (
    <footer className="foot">
      <Link href="/learn">{say('nav.learn')}</Link>
      <Link href="/credits">{say('nav.credits')}</Link>
      <span>{say('nav.source')}</span>
    </footer>
  );
}
