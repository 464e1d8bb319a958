import { useEffect, useRef, useState } from 'react';
import { useDiscovery } from '../../../planner-state/discovery';
import { type SheetStop, sheetHeight } from '../../../ui/dialogs/sheet-stops';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { sheetLift } from '../toast-lifts';
import { useHeight } from '../use-height';

/** The sheet over a phone's map: its position, and how much of the map it covers. */
export interface MapSheet {
  stop: SheetStop;
  setStop(stop: SheetStop): void;
  /** For the element that contains map and sheet. */
  ref: ReturnType<typeof useHeight>['ref'];
  /**
   * Covered pixels of the map. They don't change when the sheet is dragged up over the whole map, and so neither does the map.
   */
  bottom: number;
}

/** Holds the state of the sheet on a phone; it starts half open, and is half open again after searching another area. */
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
