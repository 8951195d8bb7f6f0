import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Study } from '../../../protocol/study/study.ts';
import { NotFound } from '../../pages/NotFound.tsx';
import { SharePanel } from '../panels/SharePanel.tsx';
import { keyIn, readShared, type SharedStudy } from '../store/shared.ts';
import {
  addStudy,
  isKeptHere,
  type KeptStudy,
  keepStudy,
  keptStudies,
  keptStudy,
  type SharedAs,
} from '../store/studies.ts';
import { useStudySay } from '../text.ts';
import { OpenedStudy } from './OpenedStudy.tsx';

type Loaded = { readonly kept: KeptStudy } | { readonly shared: SharedStudy };

async function load(id: string): Promise<Loaded | undefined> {
  if (isKeptHere(id)) {
    const kept = await keptStudy(id);
    return kept && { kept };
  }
  const known = (await keptStudies()).find((kept) => kept.shared?.id === id);
  const key = keyIn(location.hash);
  if (known !== undefined && (key === undefined || known.shared?.key === key)) return { kept: known };
  const shared = await readShared(id);
  // Its owner, on another device, and who was given the editing link work on a copy of their own, and exchange changes.
  if (shared === undefined || (key === undefined && !shared.mine)) return shared && { shared };
  const { study, revision } = shared;
  const own = await addStudy(study, { id, revision, base: study, ...(key !== undefined && { key }) });
  const kept = await keptStudy(own);
  return kept && { kept };
}

/** A study that is kept here, or one that somebody shares. */
export function StudyPage({ id }: { id: string }) {
  const say = useStudySay();
  const [loaded, setLoaded] = useState<Loaded | 'none' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    load(id).then(
      (found) => current && setLoaded(found ?? 'none'),
      () => current && setLoaded('none'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (loaded === undefined) return <p className="loading">{say('loading')}</p>;
  if (loaded === 'none') return <NotFound />;
  return (
    <Suspense fallback={<p className="loading">{say('loading')}</p>}>
      {'kept' in loaded ? <OwnStudy first={loaded.kept} /> : <ReadStudy read={loaded.shared} />}
    </Suspense>
  );
}

/** One that is kept in this browser: every change is kept at once, and given to others where it is shared. */
function OwnStudy({ first }: { first: KeptStudy }) {
  const kept = useRef(first);
  const [shared, setShared] = useState(first.shared);
  const write = useCallback((next: KeptStudy) => {
    kept.current = next;
    setShared(next.shared);
    void keepStudy(next);
  }, []);
  const keep = useCallback((study: Study) => write({ ...kept.current, study, edited: Date.now() }), [write]);
  const share = useCallback(
    (next: SharedAs | undefined) => {
      const { shared: _, ...rest } = kept.current;
      write(next === undefined ? rest : { ...rest, shared: next });
    },
    [write],
  );
  return (
    <OpenedStudy
      study={first.study}
      mayEdit
      keep={keep}
      link={shared && { shared, mayEdit: true, setShared: share }}
      share={(study, spot, together) => (
        <SharePanel study={study} spot={spot} shared={shared} together={together} setShared={share} />
      )}
    />
  );
}

/** Somebody else's: looked at as it is changed, but not changed here. */
function ReadStudy({ read }: { read: SharedStudy }) {
  const [shared, setShared] = useState<SharedAs>({ id: read.id, revision: read.revision, base: read.study });
  return (
    <OpenedStudy
      study={read.study}
      mayEdit={false}
      keep={() => {}}
      link={{ shared, mayEdit: false, setShared }}
      share={(study, spot, together) => <SharePanel study={study} spot={spot} read={read} together={together} />}
    />
  );
}
