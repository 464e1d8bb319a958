import { type ComponentProps, lazy, Suspense } from 'react';
import { retryImport } from '../../../lib/loading/retry-import';
import type { ScopedArrivalNights, ScopedPreviewFindings } from './finding-parts';

const Nights = lazy(async () => ({ default: (await loadFindingParts()).ScopedArrivalNights }));
const Preview = lazy(async () => ({ default: (await loadFindingParts()).ScopedPreviewFindings }));

/** Loads how findings are shown outside the trip check, which otherwise happens with the first one. */
export function loadFindingParts(): Promise<typeof import('./finding-parts')> {
  return retryImport(() => import('./finding-parts'));
}

/** `ArrivalNights`, which loads when a trip has some. */
export function LaterArrivalNights(props: ComponentProps<typeof ScopedArrivalNights>) {
  return (
    <Suspense>
      <Nights {...props} />
    </Suspense>
  );
}

/** `PreviewFindings`, which loads with the first preview. */
export function LaterPreviewFindings(props: ComponentProps<typeof ScopedPreviewFindings>) {
  return (
    <Suspense>
      <Preview {...props} />
    </Suspense>
  );
}
