import { lazy, Suspense, useEffect, useState } from 'react';
import { takeKeptIdea } from '../planner-state/kept-idea';
import { loadFurther } from './load-further';

const IdeaSheet = lazy(async () => ({
  default: (await loadFurther(({ ideaSheet }) => ideaSheet)).IdeaSheet,
}));

/** Opens the idea from a link that was followed on a phone; renders nothing if there is none. */
export function KeptIdeaSheet() {
  const [ideaId, setIdeaId] = useState<string | null>(null);
  // Stored on the device, so the prerendered page can't know it.
  useEffect(() => {
    const kept = takeKeptIdea();
    if (kept !== null) setIdeaId(kept);
  }, []);
  if (ideaId === null) return null;
  return (
    <Suspense>
      <IdeaSheet ideaId={ideaId} onClose={() => setIdeaId(null)} />
    </Suspense>
  );
}
