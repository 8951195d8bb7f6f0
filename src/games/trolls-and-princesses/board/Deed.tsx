import type { ReactNode } from 'react';
import { ChangedMark } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaceState } from '../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { type Area, areaId } from '../box/areas.ts';
import { Mallet } from './art/Tokens.tsx';
import { type ActionName, placeOf } from './places.ts';
import { isOwn, useTable } from './table.ts';

interface DeedProps {
  readonly area: Area;
  readonly name: ActionName;
  /** What it takes. */
  readonly effort: number;
  readonly verb: string;
  readonly price: string;
  /** What comes of it, where there is room to say it. */
  readonly brings: string;
  /** TP-4.3: whether others' trolls help. */
  readonly shared?: boolean;
  /** The building in which it is done, where there is room to draw it. */
  readonly picture?: ReactNode;
  /** Where what it is done with is counted: a change of it stands behind the price. */
  readonly counts?: PlaceId;
}

/** Something that can be done in an area, with its price: gold if it can, slate with the reason if not. So also for a troll that might come. */
export function Deed({ area, name, effort, verb, price, brings, shared = false, picture, counts }: DeedProps) {
  const table = useTable();
  const { speak, forecast } = table;
  const id = placeOf.action(name, areaId(area));
  const offered = usePlace(id);
  const state = usePlaceState(id);
  const prospect = forecast.get(area)?.get(name);
  const own = isOwn(area, table);
  const ahead = prospect?.why && speak(prospect.why.say, prospect.why);
  const why = own ? (state?.why?.reason ?? ahead) : undefined;
  return (
    <DeedFace
      attributes={own ? offered : {}}
      about={`act-${name}`}
      can={own ? canDo(state?.mood, prospect?.possible) : undefined}
      effort={effort}
      shared={shared}
      verb={verb}
      price={price}
      brings={brings}
      why={why}
      rule={own ? state?.why?.rule : undefined}
      picture={picture}
      counts={counts}
    />
  );
}

/** Whether it can be done, as far as anybody asks. */
export function canDo(mood: string | undefined, possible: boolean | undefined): boolean | undefined {
  if (mood === undefined) return possible;
  return mood !== 'blocked';
}

interface DeedFaceProps {
  readonly attributes: object;
  /** What the reading corner tells about it. */
  readonly about: string;
  readonly can: boolean | undefined;
  readonly effort: number;
  readonly shared: boolean;
  readonly verb: string;
  readonly price: string;
  readonly brings: string;
  readonly why: string | undefined;
  readonly rule: string | undefined;
  readonly picture?: ReactNode;
  readonly counts?: PlaceId | undefined;
}

export function DeedFace(deed: DeedFaceProps) {
  const { attributes, about, can, effort, shared, verb, price, brings, why, rule, picture, counts } = deed;
  return (
    <div
      className="tp-deed"
      {...attributes}
      data-about={about}
      data-bare={price === '' || undefined}
      data-can={can === undefined ? undefined : can ? 'yes' : 'no'}
    >
      {picture && <span className="tp-deed-picture">{picture}</span>}
      <Mallet effort={effort} shared={shared} />
      <span className="tp-deed-words">
        <b>{verb}</b>
        <span className="tp-deed-price">
          {price}
          {counts !== undefined && <ChangedMark of={counts} />}
        </span>
        {why === undefined ? (
          <em>{brings}</em>
        ) : (
          <em className="tp-deed-why">
            {why} {rule && <span className="tp-deed-rule">{rule}</span>}
          </em>
        )}
      </span>
    </div>
  );
}
