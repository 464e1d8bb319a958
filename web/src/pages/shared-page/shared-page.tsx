import type { SharedPage as Shared } from '@wayfold/domain/page/shared-page';
import { StrictMode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { ChangedNotice } from '../../features/trip-page/notices/changed-notice';
import { OwnNotice } from '../../features/trip-page/notices/own-notice';
import { TemplateNotice } from '../../features/trip-page/notices/template-notice';
import { TripPage } from '../../features/trip-page/trip-page';
import { PicturesFrom, picturesSharedAt } from '../../trip-ui/pictures/picture-sources';
import { pageMessages } from './page-messages';
import { useChanges } from './use-changes';
import { useNow } from './use-now';
import { useOwnTrip } from './use-own-trip';
import { useVisit } from './use-visit';

/** The public page of a trip as its own HTML document, with its interactive parts. */
export function SharedPage({ shared }: { shared: Shared }) {
  return (
    <StrictMode>
      <IntlProvider locale="en-US" timeZone="UTC" messages={pageMessages}>
        <LivingPage shared={shared} />
      </IntlProvider>
    </StrictMode>
  );
}

function LivingPage({ shared }: { shared: Shared }) {
  const { page, links, shareId } = shared;
  const now = useNow(page.writtenAt, page.goodUntil);
  const changes = useChanges(shareId, page.snapshot);
  const ownTripId = useOwnTrip(shareId);
  useVisit(ownTripId === null ? shareId : null);
  const notice = links.start ? <TemplateNotice start={links.start} /> : null;
  const bar = ownTripId ? (
    <OwnNotice tripId={ownTripId} />
  ) : links.start ? null : (
    <ChangedNotice changes={changes} />
  );
  const [sources] = useState(() => picturesSharedAt(links.pictures ?? ''));
  return (
    <PicturesFrom sources={sources}>
      <TripPage page={page} links={links} now={now} notice={notice} bar={bar} />
    </PicturesFrom>
  );
}
