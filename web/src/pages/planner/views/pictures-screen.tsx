import { tripLook } from '../../../features/itinerary/head/trip-look';
import { PicturesView } from '../../../features/pictures/pictures-view';
import { lightbox } from '../../../i18n/en/lightbox';
import { pictures } from '../../../i18n/en/planner/pictures';
import { MessageScope } from '../../../i18n/message-scope';
import type { Planner } from '../planner';

const messages = { lightbox, pictures };

/** The pictures of the open trip. */
export function PicturesScreen({ planner }: { planner: Planner }) {
  const { shown, isEditable, openDialog } = planner;
  return (
    <MessageScope messages={messages}>
      <PicturesView
        document={shown}
        scene={tripLook(shown).scene}
        isEditable={isEditable}
        openPicker={(request) => openDialog({ kind: 'pictures', request })}
      />
    </MessageScope>
  );
}
