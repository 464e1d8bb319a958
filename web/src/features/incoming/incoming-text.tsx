import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Destination } from '@wayfold/contract/trip/trip';
import { daysBetween } from '@wayfold/domain/calendar/dates';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { MapPin } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Incoming } from '../../api/device/incoming';
import { useSuggestions } from '../../api/places/atlas';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { localDay } from '../../lib/local-day';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { useStayDayWords } from '../../trip-ui/use-stay-day-words';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Dialog } from '../../ui/dialogs/dialog';
import { toast } from '../../ui/dialogs/toast-store';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import { Select } from '../../ui/fields/select';
import { TextArea, TextField } from '../../ui/fields/text-field';
import styles from './incoming-text.module.css';
import { planOf } from './shared-text';

/** How many places with a shared name are offered as destinations. */
const MOST_PLACES = 3;

/** Adds a shared link or text to the open trip: as a plan on a day, or as a destination if places have its name. */
export function IncomingText(props: {
  item: Extract<Incoming, { kind: 'text' }>;
  document: TripDocument;
  /** `at` is 1-based. */
  onAddPlace: (place: AtlasPlace, at: number) => void;
  onOtherTrip: () => void;
  /** Called once it was added, and if it was discarded. */
  onClose: () => void;
}) {
  const { item, document, onAddPlace, onOtherTrip, onClose } = props;
  const t = useTranslations('incoming');
  const tripName = useOpenTripName();
  const { change } = useTripActions();
  const formId = useId();
  const [plan, setPlan] = useState(() => planOf(item));
  const stops = orderedDestinations(document);
  const [spot, setSpot] = useState(() => spotOf(stops));
  const [isChecked, setChecked] = useState(false);
  const stop = stops.find(({ id }) => id === spot.stopId) ?? stops[0];
  const days = useStayDayWords(stop?.nights ?? 0, stop?.dtArrive ?? null);
  const { places } = useSuggestions(plan.name, { limit: MOST_PLACES });
  const { leave, question } = useLeaving({ hasChanges: true, title: t('discard'), onLeave: onClose });
  const name = tidyText(plan.name.trim(), TEXT_MAX.name);
  const notes = tidyText(plan.notes.trim(), TEXT_MAX.notes);

  function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!name) return;
    if (stop) {
      const fields = { name, notes: notes || null, homeDestid: stop.id, isUserEvent: true };
      const dayIndex = Math.min(spot.day, days.length);
      change({ kind: 'event.add', id: newId(), fields: { ...fields, dayIndex } });
      toast({ message: t('added', { name, place: stop.name }) });
    } else {
      const parts = [document.trip.privateNotes, name, notes].filter(Boolean);
      change({ kind: 'trip.set', fields: { privateNotes: tidyText(parts.join('\n'), TEXT_MAX.notes) } });
      toast({ message: t('savedNotes') });
    }
    onClose();
  }

  return (
    <>
      <Dialog
        title={t('title', { trip: tripName })}
        isOpen
        onClose={leave}
        actions={
          <>
            <Button onClick={onOtherTrip}>{t('otherTrip')}</Button>
            <Button variant="primary" type="submit" form={formId}>
              {t(stop ? 'addPlan' : 'saveNotes')}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} onSubmit={add} noValidate>
          {stop ? null : <p>{t('noStops')}</p>}
          <TextField
            label={t('name')}
            value={plan.name}
            onChange={(typed) => setPlan({ ...plan, name: typed })}
            maxLength={TEXT_MAX.name}
            error={isChecked && !name ? t('nameMissing') : undefined}
          />
          {stop ? (
            <div className={styles.spot}>
              <Select
                label={t('where')}
                options={stops.map(({ id, name: label }) => ({ id, label }))}
                value={stop.id}
                onChange={(stopId) => setSpot({ stopId, day: 1 })}
              />
              <Select
                label={t('day')}
                options={days}
                value={String(Math.min(spot.day, days.length))}
                onChange={(day) => setSpot({ stopId: stop.id, day: Number(day) })}
              />
            </div>
          ) : null}
          <TextArea
            label={t('notes')}
            value={plan.notes}
            onChange={(typed) => setPlan({ ...plan, notes: typed })}
            maxLength={TEXT_MAX.notes}
          />
          {places.length > 0 ? (
            <fieldset>
              <legend className={styles.found}>{t('found')}</legend>
              <div className={styles.places}>
                {places.map((place) => (
                  <Chip
                    key={place.id}
                    icon={<MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => {
                      onAddPlace(place, stops.length + 1);
                      onClose();
                    }}
                  >
                    {[place.name, place.region ?? place.country].filter(Boolean).join(', ')}
                  </Chip>
                ))}
              </div>
            </fieldset>
          ) : null}
        </form>
      </Dialog>
      {question}
    </>
  );
}

/** Where a plan goes at first: today during the trip, or else its first day. */
function spotOf(stops: readonly Destination[]): { stopId: string | null; day: number } {
  const today = localDay();
  const now = stops.findLast(
    ({ dtArrive, dtDepart }) =>
      dtArrive !== null && dtDepart !== null && dtArrive <= today && today <= dtDepart,
  );
  if (!now?.dtArrive) return { stopId: stops[0]?.id ?? null, day: 1 };
  return { stopId: now.id, day: daysBetween(now.dtArrive, today) + 1 };
}
