import { useVirtualizer } from '@tanstack/react-virtual';
import type { Destination } from '@wayfold/contract/trip/trip';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Lists of up to this many destinations are rendered in full; longer ones only render the rows near the screen. */
const DRAWN_WHOLE = 40;
const ROUGH_HEIGHT = 96;

/** The rendered part of a list, and the space that the rest takes up. */
export interface ListWindow {
  /** First and last rendered index. */
  first: number;
  last: number;
  /** Pixels before and after. */
  before: number;
  after: number;
  /** The ref for each rendered row, which needs a `data-index`. */
  measure: (node: HTMLElement | null) => void;
  /** Scrolls a destination into view. */
  scrollTo: (id: string) => void;
}

/** Virtualizes a long list: renders the rows on screen and a few around them, with spacers for the others. */
export function useListWindow(
  stops: readonly Destination[],
  scroller: RefObject<HTMLElement | null>,
): ListWindow {
  const isWhole = stops.length <= DRAWN_WHOLE;
  const virtualizer = useVirtualizer({
    count: stops.length,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROUGH_HEIGHT,
    getItemKey: (index) => stops[index]?.id ?? index,
    overscan: 6,
  });
  const latest = useRef({ stops, isWhole, virtualizer });
  useEffect(() => {
    latest.current = { stops, isWhole, virtualizer };
  });
  const scrollTo = useCallback(
    (id: string) => {
      const list = latest.current;
      const index = list.stops.findIndex((stop) => stop.id === id);
      if (index < 0) return;
      if (!list.isWhole) return list.virtualizer.scrollToIndex(index, { align: 'auto' });
      scroller.current
        ?.querySelector(`[data-stop-row="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
    [scroller],
  );
  if (isWhole) {
    return { first: 0, last: stops.length - 1, before: 0, after: 0, measure: noMeasure, scrollTo };
  }
  const items = virtualizer.getVirtualItems();
  const firstItem = items[0];
  const lastItem = items.at(-1);
  return {
    first: firstItem?.index ?? 0,
    last: lastItem?.index ?? -1,
    before: firstItem?.start ?? 0,
    after: virtualizer.getTotalSize() - (lastItem?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}

function noMeasure() {}
