import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import { newId } from '@wayfold/domain/ids';
import { orderedDestinations, orderedEvents, type TripDocument } from '@wayfold/domain/trip-document';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session';
import { useSelectedId, useSelectionActions } from '../../lib/selection';
import { areWithin, moneyFormat, PRICE_LIMITS } from '../../lib/typed-money';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { toast } from '../../ui/toast';
import { NeedsStop } from './needs-stop';
import { PlannedList } from './planned-list';
import { TabPanel } from './tab-panel';
import styles from './tab-panel.module.css';

/** Hotels: a stay that was found elsewhere goes into the trip with its cost, as one change. */
export function HotelsTab({ document, onGoToTrip }: { document: TripDocument; onGoToTrip: () => void }) {
  const t = useTranslations('plannerTabs');
  const stays = orderedEvents(document).filter((event) => event.category === 'Lodging');
  const hasStops = Object.keys(document.destinations).length > 0;
  return (
    <TabPanel title={t('hotelsTitle')} help={t('hotelsHelp')}>
      {hasStops ? (
        <>
          <AddStay document={document} />
          <PlannedList document={document} events={stays} emptyText={t('noStays')} />
        </>
      ) : (
        <NeedsStop onGoToTrip={onGoToTrip} />
      )}
    </TabPanel>
  );
}

function AddStay({ document }: { document: TripDocument }) {
  const t = useTranslations('plannerTabs');
  const words = useTranslations('tripWords');
  const { change } = useTripActions();
  const stops = orderedDestinations(document);
  // The destination that list and map have open: whoever was led here from one need not choose it again.
  const chosen = useSelectedId();
  const { select } = useSelectionActions();
  const [name, setName] = useState('');
  const [cost, setCost] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const stop = stops.find(({ id }) => id === chosen) ?? stops[0];

  function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const said = tidyText(name.trim(), TEXT_MAX.name);
    if (!said || !stop || !areWithin([cost], PRICE_LIMITS)) return;
    change({
      kind: 'event.add',
      id: newId(),
      fields: {
        name: said,
        homeDestid: stop.id,
        isUserEvent: true,
        category: 'Lodging',
        costEst: cost,
        ...(stop.dtArrive === null ? { dayIndex: 1 } : { start: stop.dtArrive, end: stop.dtDepart }),
      },
    });
    toast({ message: t('added', { name: said, place: stop.name }) });
    setName('');
    setCost(null);
    setChecked(false);
  }

  if (!stop) return null;
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <TextField
        label={t('stayName')}
        placeholder={t('stayPlaceholder')}
        value={name}
        onChange={setName}
        maxLength={TEXT_MAX.name}
        error={isChecked && !name.trim() ? t('stayMissing') : undefined}
        className={styles.wide}
      />
      <Select
        label={t('where')}
        options={stops.map((row) => ({
          id: row.id,
          label: `${row.name} · ${words('nights', { count: row.nights })}`,
        }))}
        value={stop.id}
        onChange={select}
      />
      <NumberField
        label={t('stayCost')}
        value={cost}
        onChange={setCost}
        limits={PRICE_LIMITS}
        format={moneyFormat(document.trip.currency)}
      />
      <Button variant="primary" type="submit" className={styles.submit}>
        {t('addStay')}
      </Button>
    </form>
  );
}
