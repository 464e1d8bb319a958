import { useDeferredValue, useState } from 'react';
import { DesktopPlanner } from './desktop/desktop-planner';
import { LandscapePlanner } from './landscape/landscape-planner';
import { MapArea } from './map/map-area';
import { type IdeaPreview, useIdeaPreview } from './map/use-idea-preview';
import { PhonePlanner } from './phone/phone-planner';
import { useMapSheet } from './phone/use-map-sheet';
import { PlaceDrag } from './place-drag/place-drag';
import type { Planner } from './planner';
import styles from './planner-frame.module.css';
import { CalendarBeside } from './views/calendar-beside';
import { isCalendarBeside } from './views/trip-views';

/**
 * The planner laid out for the window, around one map for all layouts: turning a device or resizing its window keeps the map
 * and where it looks.
 *
 * The map loads with the first screen that shows it, and stays mounted, as it is, under those that cover it.
 */
export function PlannerFrame({ planner }: { planner: Planner }) {
  const { layout, tab, view } = planner;
  const idea = useIdeaPreview(planner);
  const { sheet, cover } = useMapSheet(tab === 'trip_details' && view === 'day' ? 'day' : tab);
  // After an edit, the list renders first, then everything that depends on it.
  const late = useDeferredValue(planner);
  const isPhone = layout === 'phone';
  const isCovered = isMapCovered(planner, idea);
  const [hasMap, setHasMap] = useState(!isCovered);
  if (!isCovered && !hasMap) setHasMap(true);
  return (
    <PlaceDrag planner={planner}>
      <div className={styles.frame} data-layout={layout}>
        {layout === 'landscape' ? (
          <LandscapePlanner planner={planner} />
        ) : isPhone ? null : (
          <DesktopPlanner planner={planner} />
        )}
        {hasMap ? (
          <div
            ref={isPhone ? cover.roomRef : undefined}
            className={styles.map}
            data-covered={isCovered || undefined}
            inert={isCovered}
          >
            <MapArea planner={late} top={cover.top} bottom={cover.bottom} idea={idea} isCovered={isCovered} />
          </div>
        ) : null}
        {isPhone ? (
          <PhonePlanner planner={planner} idea={idea} sheet={sheet} />
        ) : isCalendarBeside(planner) ? (
          <CalendarBeside planner={planner} />
        ) : null}
      </div>
    </PlaceDrag>
  );
}

/** Whether the calendar or a screen of a phone is over the whole map. */
function isMapCovered(planner: Planner, idea: IdeaPreview | null): boolean {
  const { layout, tab, view, search, isMapScreen } = planner;
  if (layout !== 'phone') return isCalendarBeside(planner);
  const isOverMap =
    tab === 'hotels' || (tab === 'things_do' && !search.place) || (tab === 'trip_details' && view === 'day');
  return !isMapScreen && !isOverMap && idea === null;
}
