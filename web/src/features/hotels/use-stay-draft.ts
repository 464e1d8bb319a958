import type { Place } from '@wayfold/contract/places/places';
import { addDays } from '@wayfold/domain/calendar/dates';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { useSaveOwnStay } from '../../api/places/stays';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { type TypedMoney, typedFields } from '../../trip-ui/amounts/one-currency';
import { areWithin, PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { toast } from '../../ui/dialogs/toast';
import { type NewStay, proposedNights, type StopStays, stayChange } from './hotels-model';

type StayMoney = Pick<NewStay, 'costEst' | 'currency'>;

/** A stay that is being put together. */
export interface StayDraft {
  name: string;
  setName(name: string): void;
  /** The first night at the stop, from 0. */
  from: number;
  nights: number;
  mostNights: number;
  setNights(nights: number): void;
  /** Days; null while the trip has no dates. */
  checkin: string | null;
  checkout: string | null;
  cost: number | null;
  /** The currency that was typed with it; null for the trip's own. */
  currency: string | null;
  setCost(typed: TypedMoney): void;
  address: string;
  setAddress(address: string): void;
  isAddressFailed: boolean;
  /** Whether it stands for a place of the list. */
  isOfPlace: boolean;
  forgetPlace(): void;
  isBusy: boolean;
  /** Puts the stay into the trip as one change; false where something is missing. */
  add(): Promise<boolean>;
}

const FREE: StayMoney = { costEst: null, currency: null };

/**
 * Holds a stay at a stop until it is added. Begins anew with another key: of the stop, its night, or the place chosen.
 *
 * @param pressed the night that was pressed, from 0; null for the first without a stay
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
  // A name belongs to the place it was typed for: choosing another one brings its own.
  const [typed, setTyped] = useState<{ placeId: string | null; name: string } | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [{ costEst, currency }, setMoney] = useState(FREE);
  const [address, setAddressText] = useState('');
  const [isAddressFailed, setAddressFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const placeId = chosen?.id ?? null;
  const name = typed?.placeId === placeId ? typed.name : (chosen?.name ?? '');
  const nights = Math.min(wanted ?? proposed.count, proposed.count);
  const checkin = stop.dtArrive === null ? null : addDays(stop.dtArrive, proposed.from);

  async function placeOf(): Promise<NewStay['place']> {
    if (chosen) return { id: chosen.id, source: chosen.poi_source, coords: chosen.coords };
    if (address.trim() === '') return null;
    return { ...(await saveOwnStay(name.trim(), address.trim())), source: 'user_place' };
  }

  async function add(): Promise<boolean> {
    if (name.trim() === '' || isBusy || !areWithin([costEst], PRICE_LIMITS)) return false;
    setBusy(true);
    try {
      const place = await placeOf();
      change(stayChange(stop, { name: name.trim(), place, from: proposed.from, nights, costEst, currency }));
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      setAddressFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
    toast({
      message: t('added', { name: name.trim(), place: stop.name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
    setTyped(null);
    setWanted(null);
    setMoney(FREE);
    setAddressText('');
    told.onAdded();
    return true;
  }

  return {
    name,
    setName: (text) => setTyped({ placeId, name: text }),
    from: proposed.from,
    nights,
    mostNights: proposed.count,
    setNights: setWanted,
    checkin,
    checkout: checkin === null ? null : addDays(checkin, nights),
    cost: costEst,
    currency,
    setCost: (typed) => setMoney((now) => ({ ...now, ...typedFields('costEst', typed) })),
    address,
    setAddress: (text) => {
      setAddressText(text);
      setAddressFailed(false);
    },
    isAddressFailed,
    isOfPlace: chosen !== null,
    forgetPlace: () => {
      setTyped(null);
      told.onForget();
    },
    isBusy,
    add,
  };
}
