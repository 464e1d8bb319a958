import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';

/** Leads to the page that makes a PDF of the open trip; one that no server has yet says what it needs. */
export function PdfLink() {
  const t = useTranslations('tripPdf');
  const navigate = useNavigate();
  const tripId = useTripSelector((trip) => trip.tripId);
  const isOnServer = useTripSelector((trip) => trip.isOnServer);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
      unavailable={isOnServer ? undefined : t('onDevice')}
      onClick={() => void navigate(links.tripPdf(tripId))}
    >
      {t('button')}
    </Button>
  );
}
