import { useEffect, useRef } from 'react';
import { useThings } from '../../../features/things-to-do/list/use-things';
import { PlaceDetail } from '../../../features/things-to-do/place/place-detail';
import { ThingsPanel } from '../../../features/things-to-do/things-panel';
import { useThingActions } from '../../../features/things-to-do/use-thing-actions';
import { focusOnceLost } from '../../../lib/focus-later';
import { useThingsMap } from '../map/use-things-map';
import type { Planner } from '../planner';
import { useThingsPlanner } from '../use-things-planner';

/** Things To Do in the panel: the list, or one place. */
export function ThingsScreen({ planner }: { planner: Planner }) {
  const { document } = planner;
  const { things, actions, openId } = useThingsScreen(planner);
  return openId === null ? (
    <ThingsPanel things={things} document={document} actions={actions} />
  ) : (
    <PlaceDetail id={openId} document={document} kinds={things.kinds} actions={actions} />
  );
}

/** What the Things To Do screens share, on every layout. */
export function useThingsScreen(planner: Planner) {
  const { document, search } = planner;
  const openId = search.place ?? null;
  const things = useThings(document);
  const actions = useThingActions(document, things.kinds, useThingsPlanner(planner));
  useThingsMap(things, document, openId);
  useFocusBack(openId);
  return { things, actions, openId };
}

/** Focuses the place the user came from when they return to the list. */
function useFocusBack(openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const came = before.current;
    before.current = openId;
    if (came !== null && openId === null)
      focusOnceLost(() => window.document.getElementById(`place-${came}`));
  }, [openId]);
}
