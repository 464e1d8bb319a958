import { HeaderMenu } from '../../../features/pictures/header-menu';
import { pictures } from '../../../i18n/en/planner/pictures';
import { MessageScope } from '../../../i18n/message-scope';
import type { Planner } from '../planner';

const messages = { pictures };

/** The camera button on the header of the open trip, with its messages. */
export function HeaderCamera({ planner }: { planner: Planner }) {
  return (
    <MessageScope messages={messages}>
      <HeaderMenu
        document={planner.document}
        openPicker={(request) => planner.openDialog({ kind: 'pictures', request })}
        onShowAll={() => planner.showView('pictures')}
      />
    </MessageScope>
  );
}
