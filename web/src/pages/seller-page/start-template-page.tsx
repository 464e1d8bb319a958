import { useNavigate } from '@tanstack/react-router';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { PAGE_TEMPLATE, templateChanges } from '@wayfold/domain/page/page-template';
import { useEffect, useRef } from 'react';
import { useAccountQuery, useSession } from '../../api/account/account';
import { beginTripWith } from '../../api/trip-session/device-registry';
import { endInDays } from '../../features/seller-page/offer/offer-end';
import { sectionsFor, textKindsOf } from '../../features/seller-page/sections';
import { links } from '../../lib/links';

/**
 * Creates a trip with the texts of the template, as one change, and opens the editor of its page. The trip gets the sections that
 * the user has in the editor; businesses have more of them.
 */
export function StartTemplatePage() {
  const navigate = useNavigate();
  const isBusiness = useIsBusiness();
  const isBegun = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; only one trip is created.
    if (isBusiness === null || isBegun.current) return;
    isBegun.current = true;
    const trip = beginTripWith((tripId) => firstChanges(tripId, isBusiness));
    void navigate({ ...links.tripPageEditor({ trip }), replace: true });
  }, [navigate, isBusiness]);
  return null;
}

/** Null until known. If the server can't be reached, the sections everybody has are enough: the editor adds the others. */
function useIsBusiness(): boolean | null {
  const session = useSession();
  const { data, isError } = useAccountQuery(session?.userId ?? null);
  if (session === null || isError) return false;
  return data === undefined ? null : data?.type === 'BP';
}

function firstChanges(tripId: string, isBusiness: boolean): SingleChange[] {
  const { name, displayName } = PAGE_TEMPLATE;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const start = {
    newId,
    endsIn: (days: number) => endInDays(days, zone, Date.now()),
    kinds: textKindsOf(sectionsFor(isBusiness)),
  };
  return [
    { kind: 'trip.set', fields: { name, displayName } },
    ...templateChanges(emptyDocument({ id: tripId, currency: 'USD' }), start),
  ];
}
