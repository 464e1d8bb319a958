import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useSelection } from '../../../planner-state/selection';
import { StripMap } from '../../../trip-ui/maps/strip-map';

/** The back button is to the left, and the edge of the sheet covers the bottom. */
const PADDING = { top: 56, right: 56, bottom: 40, left: 84 };

/** A strip of map with the place that may be added, and the destinations on both sides of it. */
export function AddMap({ document }: { document: TripDocument }) {
  const { ghost } = useSelection();
  const focus = useMemo(
    () => ghost && [ghost.from, ghost.coords, ghost.to].flatMap((at) => (at ? [at] : [])),
    [ghost],
  );
  return <StripMap document={document} ghost={ghost} focus={focus} padding={PADDING} />;
}
