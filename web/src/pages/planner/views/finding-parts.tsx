import type { ComponentProps } from 'react';
import { ArrivalNights } from '../../../features/trip-check/arrival-nights';
import { PreviewFindings } from '../../../features/trip-check/preview-findings';
import { tripCheck } from '../../../i18n/en/planner/trip-check';
import { MessageScope } from '../../../i18n/message-scope';

const messages = { tripCheck };

/** `ArrivalNights` with its words. */
export function ScopedArrivalNights(props: ComponentProps<typeof ArrivalNights>) {
  return (
    <MessageScope messages={messages}>
      <ArrivalNights {...props} />
    </MessageScope>
  );
}

/** `PreviewFindings` with its words. */
export function ScopedPreviewFindings(props: ComponentProps<typeof PreviewFindings>) {
  return (
    <MessageScope messages={messages}>
      <PreviewFindings {...props} />
    </MessageScope>
  );
}
