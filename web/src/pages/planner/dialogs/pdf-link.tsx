import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { links } from '../../../lib/links';
import { Button } from '../../../ui/button';
import type { MenuRow } from '../../../ui/dialogs/menu-list';

const ICON = <FileText size={18} strokeWidth={1.75} aria-hidden="true" />;

/** Links to the page that makes a PDF of the open trip; if the trip isn't on the server yet, says what is needed. */
export function PdfLink() {
  const t = useTranslations('tripPdf');
  const { open, isOnServer } = useTripPdf();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={ICON}
      unavailable={isOnServer ? undefined : t('onDevice')}
      onClick={open}
    >
      {t('button')}
    </Button>
  );
}

/** The same link as a menu row, for layouts without room for the button. */
export function usePdfRow(): MenuRow {
  const t = useTranslations('tripPdf');
  const { open, isOnServer } = useTripPdf();
  return {
    id: 'pdf',
    label: t('row'),
    icon: ICON,
    onAction: open,
    ...(isOnServer ? {} : { isDisabled: true, detail: t('onDevice') }),
  };
}

function useTripPdf() {
  const navigate = useNavigate();
  const tripId = useTripSelector((trip) => trip.tripId);
  const isOnServer = useTripSelector((trip) => trip.isOnServer);
  return { open: () => void navigate(links.tripPdf(tripId)), isOnServer };
}
