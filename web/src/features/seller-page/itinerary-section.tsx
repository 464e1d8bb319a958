import { tripDates } from '@wayfold/domain/document/totals';
import { writeItinerary } from '@wayfold/domain/page/write-itinerary';
import { Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { retryImport } from '../../lib/loading/retry-import';
import { Button } from '../../ui/button';
import { Popover } from '../../ui/dialogs/popover';
import { toast } from '../../ui/dialogs/toast-store';
import { Switch } from '../../ui/fields/switch';
import { Skeleton } from '../../ui/skeleton';
import styles from './itinerary-section.module.css';
import { SectionFrame } from './section-frame';
import { useItineraryWords } from './use-itinerary-words';

// The rich text editor is heavier than the rest of the screen combined.
const RichTextEditor = lazy(async () => ({
  default: (await retryImport(() => import('./rich-text/rich-text-editor'))).RichTextEditor,
}));

/** The written itinerary: typed by hand, or generated from the plan and then edited. */
export function ItinerarySection() {
  const t = useTranslations('sellerPage');
  const saved = useTripSelector(({ document }) => document.trip.textItinerary);
  const isEditable = useTripSelector(({ mode }) => mode === 'normal');
  const { change } = useTripActions();
  return (
    <SectionFrame section="itinerary">
      <Suspense fallback={<Skeleton className={styles.coming ?? ''} />}>
        <RichTextEditor
          label={t('section.itinerary')}
          placeholder={t('textPlaceholder')}
          saved={saved}
          onSave={(textItinerary) => change({ kind: 'trip.set', fields: { textItinerary } })}
          readOnly={!isEditable}
          tools={
            <>
              <span className={styles.rule} aria-hidden="true" />
              <WriteFromPlan />
            </>
          }
        />
      </Suspense>
    </SectionFrame>
  );
}

/** Generates the itinerary from the plan; says first what it replaces. */
function WriteFromPlan() {
  const t = useTranslations('sellerPage');
  const document = useTripSelector((trip) => trip.document);
  const words = useItineraryWords();
  const { change, undo } = useTripActions();
  const [withDates, setWithDates] = useState(false);
  const hasDates = tripDates(document) !== null;
  const isWritten = document.trip.textItinerary !== null;

  function write() {
    const textItinerary = writeItinerary(document, words, { withDates });
    change({ kind: 'trip.set', fields: { textItinerary } });
    toast({ message: t('textCreated'), action: { label: t('undo'), onAction: () => undo() } });
  }

  const nothing = Object.values(document.destinations).every(({ display }) => !display);
  return (
    <Popover
      label={t('fromPlan')}
      trigger={
        <button type="button" className={styles.fromPlan}>
          <Route size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('fromPlan')}
        </button>
      }
    >
      {(close) => (
        <div className={styles.ask}>
          <p>{nothing ? t('fromPlanEmpty') : t('fromPlanHelp')}</p>
          {hasDates && !nothing ? (
            <Switch label={t('withDates')} isOn={withDates} onChange={setWithDates} />
          ) : null}
          {isWritten && !nothing ? <p className={styles.replaces}>{t('fromPlanReplaces')}</p> : null}
          <Button
            variant="primary"
            size="small"
            unavailable={nothing ? t('fromPlanEmpty') : undefined}
            onClick={() => {
              close();
              write();
            }}
          >
            {isWritten ? t('replaceText') : t('createText')}
          </Button>
        </div>
      )}
    </Popover>
  );
}
