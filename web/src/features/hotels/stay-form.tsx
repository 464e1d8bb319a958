import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Minus, Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../trip-ui/amounts/amount-field';
import { PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { IconButton } from '../../ui/icon-button';
import type { StopStays } from './hotels-model';
import styles from './stay-form.module.css';
import type { StayDraft } from './use-stay-draft';

/** Creates a stay from a name, nights and a price: at the chosen place, or at one found elsewhere. */
export function StayForm(props: {
  here: StopStays;
  draft: StayDraft;
  document: TripDocument;
  formRef: RefObject<HTMLFormElement | null>;
}) {
  const { here, draft, document, formRef } = props;
  const { stop, held } = here;
  const t = useTranslations('hotels');
  const format = useTripFormat();
  const [isChecked, setChecked] = useState(false);
  const [hasAddress, setAddressed] = useState(draft.address !== '');
  const { currency } = document.trip;
  const nameError = isChecked && draft.name.trim() === '' ? t('nameMissing') : undefined;
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label={t('formTitle', { place: stop.name })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        void draft.add().then((isAdded) => isAdded && setChecked(false));
      }}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{t('formTitle', { place: stop.name })}</h3>
        {draft.isOfPlace ? (
          <Button
            variant="quiet"
            size="small"
            className={styles.other}
            onClick={() => {
              draft.forgetPlace();
              formRef.current?.querySelector('input')?.focus();
            }}
          >
            {t('elsewhere')}
          </Button>
        ) : hasAddress ? null : (
          <Button variant="quiet" size="small" className={styles.other} onClick={() => setAddressed(true)}>
            {t('putOnMap')}
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <TextField
          className={styles.name}
          label={t('name')}
          placeholder={t('namePlaceholder')}
          value={draft.name}
          onChange={draft.setName}
          maxLength={TEXT_MAX.name}
          error={nameError}
        />
        <Nights draft={draft} />
        <AmountField
          label={t('cost')}
          amount={draft.cost}
          currency={draft.currency ?? currency}
          holder={null}
          onChange={draft.setCost}
          limits={PRICE_LIMITS}
          keptAs={draft.costKeptAs}
        />
      </div>
      {held === null ? null : (
        <p className={styles.note}>{t('costHeld', { amount: format.money(held, currency) })}</p>
      )}
      {hasAddress && !draft.isOfPlace ? (
        <TextField
          label={t('address')}
          help={t('addressHelp')}
          value={draft.address}
          onChange={draft.setAddress}
          maxLength={300}
          error={draft.isAddressFailed ? t('addressFailedHelp') : undefined}
          autoFocus
        />
      ) : null}
      <div className={styles.foot}>
        <p className={styles.note}>
          <WhenWords here={here} draft={draft} />
        </p>
        <Button variant="primary" type="submit" busy={draft.isBusy ? t('adding') : undefined}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

function Nights({ draft }: { draft: StayDraft }) {
  const t = useTranslations('hotels');
  const words = useTranslations('tripWords');
  const { nights, mostNights, setNights } = draft;
  return (
    <fieldset className={styles.nights}>
      <legend className={styles.label}>{t('nights')}</legend>
      <div className={styles.stepper}>
        <IconButton
          label={t('nightLess')}
          unavailable={nights <= 1 ? words('nights', { count: 1 }) : undefined}
          onClick={() => setNights(nights - 1)}
        >
          <Minus size={18} strokeWidth={1.75} />
        </IconButton>
        <output className={styles.count} aria-label={words('nights', { count: nights })}>
          {nights}
        </output>
        <IconButton
          label={t('nightMore')}
          unavailable={nights >= mostNights ? t('nightsAll') : undefined}
          onClick={() => setNights(nights + 1)}
        >
          <Plus size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </fieldset>
  );
}

function WhenWords({ here, draft }: { here: StopStays; draft: StayDraft }) {
  const t = useTranslations('hotels');
  const format = useTripFormat();
  const { from, nights, checkin, checkout } = draft;
  if (checkin !== null && checkout !== null)
    return t('when', { from: format.day(checkin), to: format.day(checkout) });
  const number = (here.nights[0]?.number ?? 1) + from;
  return nights === 1
    ? t('whenNight', { number })
    : t('whenNights', { from: number, to: number + nights - 1 });
}
