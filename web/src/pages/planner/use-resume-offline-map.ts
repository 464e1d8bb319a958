import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useRef } from 'react';
import { keptMapName } from '../../api/device/worker-caches';
import { whenIdle } from '../../lib/loading/idle';
import { useStorableMap } from '../../map/base-map';

/** Goes on storing the map of a trip if closing the page interrupted it, once the browser is idle. */
export function useResumeOfflineMap(document: TripDocument): void {
  const map = useStorableMap();
  const { id } = document.trip;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  useEffect(() => {
    if (!map) return;
    return whenIdle(async () => {
      if (!(await caches.has(keptMapName(id)).catch(() => false))) return;
      const { resumeStoring } = await import('../../map/offline/resume-storing');
      await resumeStoring(latest.current, map);
    });
  }, [id, map]);
}
