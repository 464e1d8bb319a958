import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { Clock, Coins, Link, StickyNote } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { completeLink } from '../../lib/forms/complete-link';
import { AmountField } from '../../trip-ui/amounts/amount-field';
import { typedFields } from '../../trip-ui/amounts/one-currency';
import { PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { timeText } from '../../trip-ui/plans/day-plan';
import type { PlanTime } from '../../trip-ui/plans/place-event';
import { useTripFormat } from '../../trip-ui/trip-format';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { FoldedLine } from './folded-line';
import type { PlanForm, PlanLine } from './plan-form';
import styles from './plan-lines.module.css';
import { TimePicker } from './time-picker';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const DAY_MINUTES = 24 * 60;

/** What can be said about a plan besides its name, each folded into a line; one is open at a time. */
export function PlanLines(props: {
  form: PlanForm;
  set: (part: Partial<PlanForm>) => void;
  time: PlanTime | null;
  /** The time that opening the line proposes if there is none. */
  proposal: PlanTime;
  currency: string;
  line: PlanLine | null;
  onLine: (line: PlanLine | null) => void;
  /** Whether what is wrong is shown. */
  isChecked: boolean;
}) {
  const { form, set, time, proposal, currency, line, onLine, isChecked } = props;
  const t = useTranslations('addPlan');
  const format = useTripFormat();
  const price = usePriceWords()(
    { costEst: Number.isNaN(form.costEst) ? null : form.costEst, costAct: null, currency: form.currency },
    currency,
  );
  const toggle = (which: PlanLine) => () => onLine(line === which ? null : which);

  function toggleTime() {
    if (line !== 'time' && time === null) set(proposal);
    toggle('time')();
  }

  return (
    <div className={styles.lines}>
      <FoldedLine
        icon={<Clock {...ICON} />}
        label={t('time')}
        value={
          time === null
            ? t('noTime')
            : format.times(timeText(time.start), timeText((time.start + time.minutes) % DAY_MINUTES))
        }
        isSet={time !== null}
        isOpen={line === 'time' && time !== null}
        onToggle={toggleTime}
      >
        {time === null ? null : (
          <TimePicker
            time={time}
            onChange={set}
            onRemove={() => {
              set({ start: null, minutes: null });
              onLine(null);
            }}
          />
        )}
      </FoldedLine>
      <FoldedLine
        icon={<Coins {...ICON} />}
        label={t('cost')}
        value={price ?? t('noCost')}
        isSet={price !== null}
        isOpen={line === 'cost'}
        onToggle={toggle('cost')}
      >
        <AmountField
          label={t('costLabel')}
          amount={form.costEst}
          currency={form.currency ?? currency}
          holder={null}
          onChange={(typed) => set(typedFields('costEst', typed))}
          limits={PRICE_LIMITS}
        />
      </FoldedLine>
      <FoldedLine
        icon={<StickyNote {...ICON} />}
        label={t('note')}
        value={form.note.trim() || t('noNote')}
        isSet={form.note.trim() !== ''}
        isOpen={line === 'note'}
        onToggle={toggle('note')}
      >
        <TextArea
          label={t('note')}
          labelHidden
          value={form.note}
          onChange={(note) => set({ note })}
          maxLength={TEXT_MAX.notes}
        />
      </FoldedLine>
      <FoldedLine
        icon={<Link {...ICON} />}
        label={t('link')}
        value={form.link.trim() || t('noLink')}
        isSet={form.link.trim() !== ''}
        isOpen={line === 'link'}
        onToggle={toggle('link')}
      >
        <TextField
          label={t('link')}
          labelHidden
          inputMode="url"
          placeholder={t('linkExample')}
          value={form.link}
          onChange={(link) => set({ link })}
          maxLength={TEXT_MAX.link}
          error={isChecked && completeLink(form.link) === null ? t('linkWrong') : undefined}
        />
      </FoldedLine>
    </div>
  );
}
