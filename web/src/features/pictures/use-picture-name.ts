import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** The name of a picture in sentences and labels: its description, or else its place, or else its position. */
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
