import { newId } from '@wayfold/domain/document/ids';
import { templateChanges } from '@wayfold/domain/page/page-template';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { PageSection } from '../../lib/links';
import { toast } from '../../ui/dialogs/toast-store';
import { endInDays, offerZones } from './offer/offer-end';
import { textKindsOf } from './sections';
import styles from './template-button.module.css';

/** Fills empty sections with sample texts in a single change. */
export function TemplateButton({ sections }: { sections: readonly PageSection[] }) {
  const t = useTranslations('sellerPage');
  const document = useTripSelector((trip) => trip.document);
  const isEditable = useTripSelector(({ mode }) => mode === 'normal');
  const { change, undo } = useTripActions();
  if (!isEditable) return null;

  function fill() {
    const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = offerZones(document, deviceZone, null)[0] ?? deviceZone;
    const changes = templateChanges(document, {
      newId,
      endsIn: (days) => endInDays(days, zone, Date.now()),
      kinds: textKindsOf(sections),
    });
    if (changes.length === 0) {
      toast({ message: t('templateFull') });
      return;
    }
    change({ kind: 'batch', changes });
    toast({ message: t('templateDone'), action: { label: t('undo'), onAction: () => undo() } });
  }

  return (
    <button type="button" className={styles.button} onClick={fill}>
      <Plus size={17} strokeWidth={1.75} aria-hidden="true" />
      {t('template')}
    </button>
  );
}
