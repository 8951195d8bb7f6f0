import './relate.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Relation } from '../../protocol/companions.ts';
import type { Profile } from '../../protocol/people.ts';
import { request } from '../connection/api.ts';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { useBlocked } from './blocked.ts';
import { useCompanionsSay } from './text.ts';

interface RelateProps {
  readonly person: string;
  /** What the reader thinks of them, if that is known already. */
  readonly known?: Relation | undefined;
  /** Whether it is the page of that person. */
  readonly isProfile?: boolean;
}

/** Follow, block, invite and look at somebody, wherever one meets them. */
export function Relate({ person, known, isProfile = false }: RelateProps) {
  const say = useCompanionsSay();
  const task = useTask();
  const [relation, setRelation] = useState<Relation | null | undefined>(isProfile ? (known ?? null) : undefined);
  useEffect(() => {
    if (isProfile) return;
    let isShown = true;
    request<Profile>('GET', `/api/people/${encodeURIComponent(person)}`).then(
      (profile) => isShown && setRelation(profile.relation ?? null),
      () => isShown && setRelation(null),
    );
    return () => {
      isShown = false;
    };
  }, [person, isProfile]);
  const relate = (wanted: Relation | null) =>
    task.run(async () => {
      await useBlocked.getState().relate(person, wanted);
      setRelation(wanted);
    });
  const busy = task.busy || relation === undefined;
  return (
    <div className="relate">
      <div className="cluster">
        {!isProfile && (
          <Link href={`/people/${person}`} className={buttonClass({ size: 'small' })}>
            <Icon name="users" /> {say('relate.profile')}
          </Link>
        )}
        {isProfile && relation !== 'block' && (
          <Link href={`/new?invite=${person}`} className={buttonClass({ kind: 'primary', size: 'small' })}>
            <Icon name="play" /> {say('relate.invite')}
          </Link>
        )}
        {relation !== 'block' && (
          <Button size="small" busy={busy} onClick={() => relate(relation === 'follow' ? null : 'follow')}>
            {say(relation === 'follow' ? 'companions.unfollow' : 'companions.follow')}
          </Button>
        )}
        <Button size="small" busy={busy} onClick={() => relate(relation === 'block' ? null : 'block')}>
          {say(relation === 'block' ? 'companions.unblock' : 'companions.block')}
        </Button>
      </div>
      {relation && <p className="small soft">{say(relation === 'block' ? 'relate.blocked' : 'relate.followed')}</p>}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}
