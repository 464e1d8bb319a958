import type { Place } from '@wayfold/contract/places/places';
import { addDays } from '@wayfold/domain/calendar/dates';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { useSaveOwnStay } from '../../api/places/stays';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { useKeptForm } from '../../planner-state/kept-form';
import { type TypedMoney, typedFields } from '../../trip-ui/amounts/one-currency';
import { areWithin, PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { toast } from '../../ui/dialogs/toast-store';
import { type NewStay, proposedNights, type StopStays, stayChange } from './hotels-model';

/** The form state of a stay. */
interface StayForm extends Pick<NewStay, 'costEst' | 'currency'> {
  /** A name belongs to the place it was typed for: choosing another place replaces it. */
  typed: { placeId: string | null; name: string } | null;
  /** Null for all proposed nights. */
  nights: number | null;
  address: string;
}

/** A stay that is being entered. */
export interface StayDraft {
  name: string;
  setName(name: string): void;
  /** The first night at the stop, 0-based. */
  from: number;
  nights: number;
  mostNights: number;
  setNights(nights: number): void;
  /** Dates; null if the trip has no dates. */
  checkin: string | null;
  checkout: string | null;
  cost: number | null;
  /** The currency that was entered with it; null for the trip's own. */
  currency: string | null;
  setCost(typed: TypedMoney): void;
  /** See `AmountField`. */
  costKeptAs: string;
  address: string;
  setAddress(address: string): void;
  isAddressFailed: boolean;
  /** Whether it is at a place from the list. */
  isOfPlace: boolean;
  forgetPlace(): void;
  isBusy: boolean;
  /** Adds the stay to the trip as one change; false if something is missing. */
  add(): Promise<boolean>;
  /** Adds a place from the list for all proposed nights, without a price. */
  addListed(place: Place): void;
}

const EMPTY: StayForm = { typed: null, nights: null, costEst: null, currency: null, address: '' };
const isEmpty = ({ typed, costEst, address }: StayForm) => !typed?.name && costEst === null && address === '';

/**
 * Holds a stay at a stop until it is added.
 *
 * @param pressed the clicked night, 0-based; null for the first without a stay
 */
export function useStayDraft(
  here: StopStays,
  chosen: Place | null,
  pressed: number | null,
  told: { onForget: () => void; onAdded: () => void },
): StayDraft {
  const t = useTranslations('hotels');
  const words = useTranslations('tripWords');
  const { change, undo } = useTripActions();
  const saveOwnStay = useSaveOwnStay();
  const { stop } = here;
  const proposed = proposedNights(here, pressed);
  const formKey = `stay ${stop.id}`;
  const [form, setForm] = useKeptForm(formKey, EMPTY, isEmpty);
  const { costEst, currency, address } = form;
  const [isAddressFailed, setAddressFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const placeId = chosen?.id ?? null;
  const name = form.typed?.placeId === placeId ? form.typed.name : (chosen?.name ?? '');
  const nights = Math.min(form.nights ?? proposed.count, proposed.count);
  const checkin = stop.dtArrive === null ? null : addDays(stop.dtArrive, proposed.from);

  function addStay(stay: NewStay) {
    change(stayChange(stop, stay));
    toast({
      message: t('added', { name: stay.name, place: stop.name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
    told.onAdded();
  }

  async function placeOf(): Promise<NewStay['place']> {
    if (chosen) return listed(chosen);
    if (address.trim() === '') return null;
    return { ...(await saveOwnStay(name.trim(), address.trim())), source: 'user_place' };
  }

  async function add(): Promise<boolean> {
    if (name.trim() === '' || isBusy || !areWithin([costEst], PRICE_LIMITS)) return false;
    setBusy(true);
    try {
      const place = await placeOf();
      setForm(EMPTY);
      addStay({ name: name.trim(), place, from: proposed.from, nights, costEst, currency });
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      setAddressFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
    return true;
  }

  return {
    name,
    setName: (text) => setForm({ ...form, typed: { placeId, name: text } }),
    from: proposed.from,
    nights,
    mostNights: proposed.count,
    setNights: (count) => setForm({ ...form, nights: count }),
    checkin,
    checkout: checkin === null ? null : addDays(checkin, nights),
    cost: costEst,
    currency,
    setCost: (typed) => setForm({ ...form, ...typedFields('costEst', typed) }),
    costKeptAs: `${formKey} costEst`,
    address,
    setAddress: (text) => {
      setForm({ ...form, address: text });
      setAddressFailed(false);
    },
    isAddressFailed,
    isOfPlace: chosen !== null,
    forgetPlace: () => {
      setForm({ ...form, typed: null });
      told.onForget();
    },
    isBusy,
    add,
    addListed: (place) =>
      addStay({
        name: place.name,
        place: listed(place),
        from: proposed.from,
        nights: proposed.count,
        costEst: null,
        currency: null,
      }),
  };
}

function listed({ id, poi_source, coords }: Place): NewStay['place'] {
  return { id, source: poi_source, coords };
}
