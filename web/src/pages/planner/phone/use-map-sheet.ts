import { useEffect, useRef, useState } from 'react';
import { useDiscovery } from '../../../planner-state/discovery';
import { type SheetStop, sheetHeight } from '../../../ui/dialogs/sheet-stops';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { sheetLift } from '../toast-lifts';
import { useHeight } from '../use-height';

/** The sheet over a phone's map: where it stands, and how much of the map is under it. */
export interface MapSheet {
  stop: SheetStop;
  setStop(stop: SheetStop): void;
  /** For the element that holds map and sheet. */
  ref: ReturnType<typeof useHeight>['ref'];
  /** Pixels of the map that are covered. A sheet drawn up over all of it leaves them as they were, and so the map. */
  bottom: number;
}

/** Keeps the sheet of a phone's screen; it stands half up at first, and again when another area is searched. */
export function useMapSheet(): MapSheet {
  const [stop, setStop] = useState<SheetStop>('half');
  const room = useHeight();
  const bottom = useRef(0);
  if (stop !== 'full' && room.height > 0) bottom.current = sheetHeight(stop, room.height);
  useToastPlace({ lift: sheetLift(stop, bottom.current) });
  const area = useDiscovery((discovery) => discovery.area);
  useEffect(() => {
    if (area) setStop('half');
  }, [area]);
  return { stop, setStop, ref: room.ref, bottom: bottom.current };
}
