import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { links } from '../lib/links';
import { sayKeptNotice } from '../lib/notice-after-load';
import { takePlaceId } from '../planner-state/kept-place';
import { loadFurther } from './load-further';

const PlaceSheet = lazy(async () => ({
  default: (await loadFurther(({ placeSheet }) => placeSheet)).PlaceSheet,
}));

/** The place a link to it led here with, as a sheet over the landing page; it is taken once. */
export function HomePlace() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [id, setId] = useState<string | null>(null);
  useEffect(sayKeptNotice, []);
  useEffect(() => {
    // A link may lead here from here: whoever signs in over a place is led to it again.
    const { placeId } = state;
    const kept = placeId ?? takePlaceId();
    if (kept === null) return;
    setId(kept);
    // Reloading or coming back shows the landing page alone.
    if (placeId !== undefined) void navigate({ ...links.home(), replace: true, state: {} });
  }, [state, navigate]);
  if (id === null) return null;
  return (
    <Suspense>
      <PlaceSheet id={id} onClose={() => setId(null)} />
    </Suspense>
  );
}
