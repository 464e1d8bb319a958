import { useEffect } from 'react';
import { HistoryView } from '../../../features/history/history-view';
import { history } from '../../../i18n/en/planner/history';
import { MessageScope } from '../../../i18n/message-scope';
import type { Planner } from '../planner';
import { useLeaving } from './use-leaving';

const messages = { history };

/**
 * The change history of the open trip; an opened step is shown on the map beside it. Close and Escape lead back to the previous
 * view.
 */
export function HistoryScreen({ planner }: { planner: Planner }) {
  const { layout, setHistoryPreview, leaveView } = planner;
  useLeaving(planner);
  const hasMap = layout === 'desktop';
  useEffect(() => () => setHistoryPreview(null), [setHistoryPreview]);
  return (
    <MessageScope messages={messages}>
      <HistoryView onClose={leaveView} {...(hasMap ? { onPreview: setHistoryPreview } : {})} />
    </MessageScope>
  );
}
