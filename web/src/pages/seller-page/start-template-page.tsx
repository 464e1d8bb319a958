import { useNavigate } from '@tanstack/react-router';
import type { SingleChange } from '@wayfold/contract/change';
import { TEXT_KINDS } from '@wayfold/contract/trip';
import { newId } from '@wayfold/domain/ids';
import { PAGE_TEMPLATE, templateChanges } from '@wayfold/domain/page-template';
import { emptyDocument } from '@wayfold/domain/trip-document';
import { useEffect, useRef } from 'react';
import { beginTripWith } from '../../api/device-trips';
import { endInDays } from '../../features/seller-page/offer-end';
import { links } from '../../lib/links';

/** Begins a trip with the words of the template, as one change, and leads to where its page is written. */
export function StartTemplatePage() {
  const navigate = useNavigate();
  const isBegun = useRef(false);
  useEffect(() => {
    // React runs effects twice while developing; a trip is begun once.
    if (isBegun.current) return;
    isBegun.current = true;
    const trip = beginTripWith(firstChanges);
    void navigate({ ...links.tripPageEditor({ trip }), replace: true });
  }, [navigate]);
  return null;
}

function firstChanges(tripId: string): SingleChange[] {
  const { name, displayName } = PAGE_TEMPLATE;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const start = {
    newId,
    endsIn: (days: number) => endInDays(days, zone, Date.now()),
    kinds: TEXT_KINDS,
  };
  return [
    { kind: 'trip.set', fields: { name, displayName } },
    ...templateChanges(emptyDocument({ id: tripId, currency: 'USD' }), start),
  ];
}
