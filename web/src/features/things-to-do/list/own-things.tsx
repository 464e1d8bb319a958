import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import {
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { useOnLeave } from '../../../lib/forms/use-on-leave';
import { hasKeptForm, useKeptForm } from '../../../planner-state/kept-form';
import { useSelectedId } from '../../../planner-state/selection';
import { AmountField } from '../../../trip-ui/amounts/amount-field';
import { typedFields } from '../../../trip-ui/amounts/one-currency';
import { areWithin, PRICE_LIMITS } from '../../../trip-ui/amounts/typed-money';
import { usePriceWords } from '../../../trip-ui/amounts/use-price-words';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { useStayDayWords } from '../../../trip-ui/use-stay-day-words';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast-store';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { Fold } from '../../../ui/fold';
import { AddPlace, OWN_PLACE_FORM } from '../add-place';
import { HeartButton } from '../place/heart';
import type { ThingActions } from '../use-thing-actions';
import styles from './own-things.module.css';
import { placeOfEvent } from './things-groups';
import type { Things } from './use-things';

/** Adds the traveler's own ideas to a day or to their places, and lists the plans. */
export function OwnThings(props: { things: Things; document: TripDocument; actions: ThingActions }) {
  const { things, document, actions } = props;
  const t = useTranslations('thingsToDo');
  const planned = orderedEvents(document).filter((event) => event.category !== 'Lodging');
  return (
    <div className={styles.own}>
      {actions.isEditable && things.stop ? (
        <Part title={t('ownTitle')} isOpen={hasKeptForm(planKey(document))}>
          <AddThing document={document} />
        </Part>
      ) : null}
      {actions.isEditable ? (
        <Part title={t('ownPlaceTitle')} isOpen={hasKeptForm(OWN_PLACE_FORM)}>
          <AddPlace kinds={things.kinds} onAdded={actions.openPlace} />
        </Part>
      ) : null}
      {planned.length > 0 ? (
        <Part title={t('planned')} count={planned.length}>
          <PlannedList document={document} events={planned} />
        </Part>
      ) : null}
    </div>
  );
}

function Part(props: { title: string; count?: number; isOpen?: boolean; children: ReactNode }) {
  const { title, count, isOpen = false, children } = props;
  const [startsOpen] = useState(isOpen);
  return (
    <Fold
      className={styles.part}
      isOpen={startsOpen}
      title={
        <>
          {title}
          {count === undefined ? null : <span className={styles.fact}>{count}</span>}
        </>
      }
    >
      {children}
    </Fold>
  );
}

function PlannedList({ document, events }: { document: TripDocument; events: readonly TripEvent[] }) {
  const priceWords = usePriceWords();
  const format = useTripFormat();
  return (
    <ul className={styles.list}>
      {events.map((event) => {
        const place = document.destinations[event.destid]?.name;
        const day = event.start === null ? null : format.day(event.start.slice(0, 10));
        const price = priceWords(event, document.trip.currency);
        return (
          <li key={event.id}>
            <span className={styles.name}>{event.name}</span>
            <span className={styles.fact}>{[place, day].filter(Boolean).join(' · ')}</span>
            {price === null ? null : <span>{price}</span>}
            {event.isUserEvent ? <HeartButton place={placeOfEvent(event, document)} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The form state of a plan. The currency is null for the trip's own. */
interface PlanForm {
  name: string;
  costEst: number | null;
  currency: string | null;
}

const planKey = ({ trip }: TripDocument) => `own-plan ${trip.id}`;
const EMPTY: PlanForm = { name: '', costEst: null, currency: null };
const isEmptyPlan = ({ name, costEst }: PlanForm) => name.trim() === '' && costEst === null;

function AddThing({ document }: { document: TripDocument }) {
  const t = useTranslations('plannerTabs');
  const { change } = useTripActions();
  const stops = orderedDestinations(document);
  const own = document.trip.currency;
  const selectedId = useSelectedId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [dayIndex, setDayIndex] = useState(1);
  const formKey = planKey(document);
  const [form, setForm] = useKeptForm(formKey, EMPTY, isEmptyPlan);
  const [isChecked, setChecked] = useState(false);
  const stop = stops.find(({ id }) => id === (chosen ?? selectedId)) ?? stops[0];
  const days = useStayDayWords(stop?.nights ?? 0, stop?.dtArrive ?? null);

  useOnLeave(add);

  function add() {
    const { name, ...money } = form;
    const said = tidyText(name.trim(), TEXT_MAX.name);
    if (!said || !stop || !areWithin([money.costEst], PRICE_LIMITS)) return;
    const day = Math.min(dayIndex, days.length);
    change({
      kind: 'event.add',
      id: newId(),
      fields: { name: said, homeDestid: stop.id, isUserEvent: true, dayIndex: day, ...money },
    });
    toast({ message: t('added', { name: said, place: stop.name }) });
    setForm(EMPTY);
    setChecked(false);
  }

  if (!stop) return null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        add();
      }}
      noValidate
    >
      <TextField
        label={t('whatToDo')}
        placeholder={t('whatToDoPlaceholder')}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        maxLength={TEXT_MAX.name}
        error={isChecked && !form.name.trim() ? t('nameMissing') : undefined}
        className={styles.wide}
      />
      <Select
        label={t('where')}
        options={stops.map(({ id, name: label }) => ({ id, label }))}
        value={stop.id}
        onChange={(id) => {
          setChosen(id);
          setDayIndex(1);
        }}
      />
      <Select
        label={t('day')}
        options={days}
        value={String(Math.min(dayIndex, days.length))}
        onChange={(id) => setDayIndex(Number(id))}
      />
      <AmountField
        label={t('cost')}
        amount={form.costEst}
        currency={form.currency ?? own}
        holder={null}
        onChange={(typed) => setForm({ ...form, ...typedFields('costEst', typed) })}
        limits={PRICE_LIMITS}
        keptAs={`${formKey} costEst`}
      />
      <Button variant="primary" type="submit" className={styles.submit}>
        {t('addToTrip')}
      </Button>
    </form>
  );
}
