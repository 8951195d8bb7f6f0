import { createContext, useContext } from 'react';
import type { PlaceId } from './tabletop.ts';

type PlaceMood = 'lit' | 'instead' | 'chosen' | 'blocked';

/** What can be said about a place now; places of which nothing can be said are not in the map. */
export interface PlaceState {
  readonly mood: PlaceMood;
  /** What a screen reader says. */
  readonly label: string;
  /** What the place is called. */
  readonly name: string;
  /** What choosing it does at once, in words; nothing where it only leads on to other places. */
  readonly act?: string;
  /** For a blocked place: what stands in the way, and the rule that says so. */
  readonly why?: { readonly reason: string; readonly rule: string };
  /** Whether a hint points at it. */
  readonly hinted?: boolean;
  /** Whether it can be picked up and carried to where it goes. */
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
 * Turns any element into a place: spread the attributes over it, and the stage around it does the rest. One that says in words
 * what it is (`worded`) is announced by those words, and the move is their description.
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

/** All places of which something can be said now. */
export function usePlaces(): ReadonlyMap<PlaceId, PlaceState> {
  return useContext(PlacesContext);
}

export function usePlaceState(id: PlaceId): PlaceState | undefined {
  return useContext(PlacesContext).get(id);
}
