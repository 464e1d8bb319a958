import { useEffect, useSyncExternalStore } from 'react';
import { deviceLocks } from '../../api/device/device-locks';
import { forgetKeptMap } from '../../api/device/worker-caches';
import { onSessionEnd } from '../../api/sign-in/session-watch';
import { MapUnreachable } from './ask-for-tile';
import { type KeepProgress, type KeptMap, readKeptMap, storeMap } from './kept-map';
import type { TilesToKeep } from './tiles-to-keep';

/** Whether a trip's map is stored on this device, or being stored. */
export type Keeping =
  | { kind: 'unknown' }
  | { kind: 'none' }
  | ({ kind: 'storing'; total: number } & KeepProgress)
  | { kind: 'stopped'; bytes: number; why: 'canceled' | 'interrupted' | 'full' | 'unreachable' | 'failed' }
  | { kind: 'kept'; bytes: number; basis: string };

/** Stores the map of one trip; goes on while its dialog is closed. */
export class MapKeeper {
  readonly #tripId: string;
  readonly #listeners = new Set<() => void>();
  #keeping: Keeping = { kind: 'unknown' };
  #running: AbortController | null = null;

  constructor(tripId: string) {
    this.#tripId = tripId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly keeping = (): Keeping => this.#keeping;

  /** Reads what is stored, unless it is known. */
  async look(): Promise<void> {
    if (this.#keeping.kind !== 'unknown') return;
    const kept = await readKeptMap(this.#tripId);
    // Storing may have begun meanwhile.
    if (this.#keeping.kind === 'unknown') this.#set(keepingOf(kept));
  }

  /** Stores these tiles, or continues. */
  async store(wanted: TilesToKeep): Promise<void> {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    const total = wanted.tiles.length;
    const onProgress = (progress: KeepProgress) => this.#set({ kind: 'storing', total, ...progress });
    onProgress({ tiles: 0, bytes: 0, isWaiting: false });
    try {
      const store = () => storeMap(this.#tripId, wanted, { signal, onProgress });
      // A second tab that stores the same trip would fetch everything twice.
      const kept = await deviceLocks.hold(`wayfold.kept-map.${this.#tripId}`, store, signal);
      this.#set(keepingOf(kept));
    } catch (error) {
      const bytes = this.#keeping.kind === 'storing' ? this.#keeping.bytes : 0;
      this.#set({ kind: 'stopped', bytes, why: reasonOf(error) });
    } finally {
      this.#running = null;
    }
  }

  /** Stops storing; what is stored stays. */
  stop(): void {
    this.#running?.abort();
  }

  async remove(): Promise<void> {
    await forgetKeptMap(this.#tripId);
    this.#set({ kind: 'none' });
  }

  #set(keeping: Keeping): void {
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}

const keepers = new Map<string, MapKeeper>();

/** The keeper of a trip's map. */
export function mapKeeperOf(tripId: string): MapKeeper {
  const keeper = keepers.get(tripId) ?? new MapKeeper(tripId);
  keepers.set(tripId, keeper);
  return keeper;
}

onSessionEnd(() => {
  for (const keeper of keepers.values()) keeper.stop();
  keepers.clear();
});

/** Whether a trip's map is stored on this device. */
export function useKeeping(keeper: MapKeeper): Keeping {
  useEffect(() => void keeper.look(), [keeper]);
  return useSyncExternalStore(keeper.subscribe, keeper.keeping);
}

function keepingOf(kept: KeptMap | null): Keeping {
  if (!kept) return { kind: 'none' };
  const { bytes, basis, state } = kept;
  if (state === 'whole') return { kind: 'kept', bytes, basis };
  return { kind: 'stopped', bytes, why: state === 'stopped' ? 'canceled' : 'interrupted' };
}

function reasonOf(error: unknown): (Keeping & { kind: 'stopped' })['why'] {
  if (error instanceof MapUnreachable) return 'unreachable';
  if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return 'failed';
}
