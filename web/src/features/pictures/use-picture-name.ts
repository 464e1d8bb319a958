import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What a picture is called in sentences and labels: its description, else its place, else by where it stands. */
export function usePictureName({
  destinations,
}: Pick<TripDocument, 'destinations'>): (picture: TripPicture) => string {
  const t = useTranslations('pictures');
  return useCallback(
    ({ description, destinationid, sortId, type }) => {
      const place = destinationid === null ? undefined : destinations[destinationid]?.name;
      if (description || place) return description || String(place);
      return type === 'header' ? t('headerName') : t('picture', { number: sortId });
    },
    [destinations, t],
  );
}
