import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlannerTab } from '../../../lib/links';
import { useHeight } from '../../../lib/use-height';
import { useDiscovery } from '../../../planner-state/discovery';
import { type SheetStop, sheetHeight } from '../../../ui/sheets/sheet-stops';
import { sheetLift } from '../toast-lifts';

type Ref = ReturnType<typeof useHeight>['ref'];

/** What a screen over a phone's map needs to know about its sheet. */
export interface MapSheet {
  stop: SheetStop;
  setStop(stop: SheetStop): void;
  /** How far toasts are above the bottom, see `useToastPlace`. */
  toastLift: number;
  /** For the header over the map, and its height. */
  headRef: Ref;
  head: number;
}

/** How much of a phone's map is covered. */
export interface MapCover {
  /** For the element that contains the map. */
  roomRef: Ref;
  /** Pixels that the header covers. */
  top: number;
  /** Pixels that the sheet covers. They don't change when it is dragged up over the whole map, and so neither does the map. */
  bottom: number;
}

/** Where a sheet is, and where it was before it covered the whole map. */
interface Place {
  stop: SheetStop;
  below: Exclude<SheetStop, 'full'>;
}

const FIRST: Place = { stop: 'half', below: 'half' };

/**
 * Holds the sheets over a phone's map, one per screen: each starts half open, stays where it was while another screen is open,
 * and is half open again after searching another area.
 */
export function useMapSheet(screen: PlannerTab | 'day'): { sheet: MapSheet; cover: MapCover } {
  const [places, setPlaces] = useState<Partial<Record<PlannerTab | 'day', Place>>>({});
  const { stop, below } = places[screen] ?? FIRST;
  const { height: room, ref: roomRef } = useHeight();
  const { height: head, ref: headRef } = useHeight();
  const setStop = useCallback(
    (next: SheetStop) =>
      setPlaces((before) => {
        const { below } = before[screen] ?? FIRST;
        return { ...before, [screen]: { stop: next, below: next === 'full' ? below : next } };
      }),
    [screen],
  );
  const area = useDiscovery((discovery) => discovery.area);
  const lastArea = useRef(area);
  useEffect(() => {
    if (area && area !== lastArea.current) setStop('half');
    lastArea.current = area;
  }, [area, setStop]);
  const heightAt = (at: SheetStop) => (room > 0 ? sheetHeight(at, { height: room, head }) : 0);
  return {
    sheet: { stop, setStop, headRef, head, toastLift: sheetLift(stop, heightAt(stop)) },
    cover: { roomRef, top: head, bottom: heightAt(below) },
  };
}
