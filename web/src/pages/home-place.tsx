import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { links } from '../lib/links';
import { sayKeptNotice } from '../lib/notice-after-load';
import { takePlaceId } from '../planner-state/kept-place';
import { loadFurther } from './load-further';

const PlaceSheet = lazy(async () => ({
  default: (await loadFurther(({ placeSheet }) => placeSheet)).PlaceSheet,
}));

/** Opens the place that a link passed along, in a sheet over the landing page. The place is only read once. */
export function HomePlace() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [id, setId] = useState<string | null>(null);
  useEffect(sayKeptNotice, []);
  useEffect(() => {
    // A link can lead from this page to itself: signing in while a place is open leads back to that place.
    const { placeId } = state;
    const kept = placeId ?? takePlaceId();
    if (kept === null) return;
    setId(kept);
    // Reloading or going back shows only the landing page.
    if (placeId !== undefined) void navigate({ ...links.home(), replace: true, state: {} });
  }, [state, navigate]);
  if (id === null) return null;
  return (
    <Suspense>
      <PlaceSheet id={id} onClose={() => setId(null)} />
    </Suspense>
  );
}
