import type { FindingRow } from '@wayfold/domain/check/findings';
import { RippleDock } from '../../../features/ripple/ripple-dock';
import type { Ripple, ShownRipple } from '../../../features/ripple/use-ripple';
import { destinationOfRow } from '../../../features/trip-check/destination-of-row';
import { useBack } from '../../../lib/back/use-back';
import { useSelectionActions } from '../../../planner-state/selection';
import type { Planner } from '../planner';
import { LaterPreviewFindings } from '../views/later-findings';

/** Minimum window height, in pixels, with room for the list beside the map and the preview. */
const ROOM_FOR_LIST = 1080;

/** The preview of a change, and the findings it would cause. */
export function RippleArea(props: { planner: Planner; ripple: Ripple; shown: ShownRipple }) {
  const { planner, ripple, shown } = props;
  const { select } = useSelectionActions();
  useBack(ripple.cancel);

  function show([row]: readonly FindingRow[]) {
    const destid = row ? destinationOfRow(shown.preview.after, row) : null;
    if (destid === null) return;
    planner.expand(destid, true);
    select(destid);
  }

  return (
    <>
      <RippleDock ripple={ripple} shown={shown} />
      <LaterPreviewFindings
        document={shown.preview.after}
        startsOpen={innerHeight >= ROOM_FOR_LIST}
        onShow={show}
      />
    </>
  );
}
