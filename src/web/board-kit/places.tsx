import { createContext, useContext } from 'react';
import type { PlaceId } from './tabletop.ts';

type PlaceMood = 'lit' | 'instead' | 'chosen' | 'blocked';

/** The current state of a place; places without one are not in the map. */
export interface PlaceState {
  readonly mood: PlaceMood;
  /** The label for screen readers. */
  readonly label: string;
  /** The name of the place. */
  readonly name: string;
  /** What choosing it does at once, in words; undefined if it only leads to other places. */
  readonly act?: string;
  /** For a blocked place: the reason and its rule. */
  readonly why?: { readonly reason: string; readonly rule: string };
  /** Whether a hint points at it. */
  readonly hinted?: boolean;
  /** Whether it can be dragged to where it goes. */
  readonly portable: boolean;
}

export const PlacesContext = createContext<ReadonlyMap<PlaceId, PlaceState>>(new Map());

interface PlaceAttributes {
  readonly 'data-place': PlaceId;
  readonly 'data-mood'?: PlaceMood;
  readonly 'data-portable'?: true;
  readonly 'data-hinted'?: true;
  readonly role?: 'button';
  readonly 'aria-label'?: string;
  readonly 'aria-description'?: string;
  readonly 'aria-disabled'?: true;
  readonly 'aria-pressed'?: true;
}

/**
 * Turns any element into a place: spread the attributes over it, and the stage handles the rest. An element with
 * words of its own (`worded`) is announced by them, with the move as its description.
 */
export function usePlace(id: PlaceId, worded?: 'worded'): PlaceAttributes {
  const state = useContext(PlacesContext).get(id);
  if (state === undefined) return { 'data-place': id };
  const { mood, label, why, portable, hinted } = state;
  return {
    'data-place': id,
    'data-mood': mood,
    role: 'button',
    [worded ? 'aria-description' : 'aria-label']: label,
    ...(portable && { 'data-portable': true }),
    ...(hinted && { 'data-hinted': true }),
    ...(why && { 'aria-disabled': true }),
    ...(mood === 'chosen' && { 'aria-pressed': true }),
  };
}

/** The places that an element acts for, as its `data-for` lists them: the first that is asked for counts. */
export function placesFor({ for: listed }: DOMStringMap): readonly PlaceId[] {
  return listed?.split(' ') ?? [];
}

/** The states of all places that have one. */
export function usePlaces(): ReadonlyMap<PlaceId, PlaceState> {
  return useContext(PlacesContext);
}

export function usePlaceState(id: PlaceId): PlaceState | undefined {
  return useContext(PlacesContext).get(id);
}
