import type { TripSummary } from '@wayfold/contract/trip/trip';
import { CONTINUE_KEY } from './device-keys';
import { type DeviceStorage, deviceStorage, onOtherTab } from './device-storage';

/** The trip that the landing page offers to continue, as this device last knew it. */
export interface ContinueTrip {
  readonly trip: TripSummary;
  /** The card's heading and facts; `scripts/continue-script.ts` draws them before any code has loaded. */
  readonly title: string;
  readonly facts: string;
  /** The last change, as far as this device knows it; `what` is a sentence. */
  readonly changed: { readonly at: string; readonly what: string | null } | null;
  /** When this was stored, in milliseconds since 1970. */
  readonly notedAt: number;
}

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastTrip: ContinueTrip | null = null;

/** Reads the trip to continue; null if there is none. The same text gives the same object. */
export function continueTrip(storage: DeviceStorage = deviceStorage): ContinueTrip | null {
  const text = storage.getItem(CONTINUE_KEY);
  if (text === lastText) return lastTrip;
  lastText = text;
  lastTrip = parse(text);
  return lastTrip;
}

/** Stores the trip to continue. */
export function noteContinueTrip(noted: ContinueTrip, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(CONTINUE_KEY, JSON.stringify(noted));
  tell();
}

/** Forgets the trip to continue: it was deleted, or nobody's anymore. */
export function forgetContinueTrip(storage: DeviceStorage = deviceStorage): void {
  storage.removeItem(CONTINUE_KEY);
  tell();
}

/** Calls back when the trip to continue changes, in this tab or another; returns a function that stops it. */
export function onContinueTrip(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(CONTINUE_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function tell() {
  for (const listener of listeners) listener();
}

function parse(text: string | null): ContinueTrip | null {
  try {
    const kept: Partial<ContinueTrip> | null = JSON.parse(text ?? 'null');
    // Only written by `noteContinueTrip`; text of another release may lack a field.
    return kept?.trip?.id && kept.title && kept.facts ? (kept as ContinueTrip) : null;
  } catch {
    return null;
  }
}
