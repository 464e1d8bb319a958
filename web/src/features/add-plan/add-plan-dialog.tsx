import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlaceKinds } from '../../api/places/places';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { addPlan } from '../../i18n/en/planner/days/add-plan';
import { placeFacts } from '../../i18n/en/planner/place-facts';
import { MessageScope } from '../../i18n/message-scope';
import { useBack } from '../../lib/back/use-back';
import { isSameForm } from '../../planner-state/kept-form';
import { type DayPlan, dayPlanAt, timeText } from '../../trip-ui/plans/day-plan';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { visitOn } from '../../trip-ui/plans/visit';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { toast } from '../../ui/dialogs/toast-store';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import styles from './add-plan-dialog.module.css';
import { NameField } from './name-field';
import { emptyPlan, type PlanForm, type PlanLine, planAdd, planTime, withName, wrongLine } from './plan-form';
import { PlanLines } from './plan-lines';
import { PlanSuggestions, suggestionRows } from './plan-suggestions';
import { useDayWords } from './use-day-words';
import { useSuggestedPlaces } from './use-suggested-places';
import { useToastsAbove } from './use-toasts-above';

const messages = { addPlan, placeFacts };

interface Props {
  document: TripDocument;
  day: PlanDay;
  /** Minutes after midnight, if the time is already known. */
  start: number | null;
  onClose: () => void;
}

/** Adds one plan after another to a day: a name, which also finds places nearby, and whatever else is known about it. */
export function AddPlanDialog(props: Props) {
  const { document, day, ...rest } = props;
  const plan = useMemo(() => dayPlanAt(document, day), [document, day]);
  // The destination may have been deleted or shortened meanwhile, here or elsewhere.
  if (!plan) return null;
  return (
    <MessageScope messages={messages}>
      <AddPlan document={document} day={plan} {...rest} />
    </MessageScope>
  );
}

function AddPlan({ document, day, start, onClose }: Omit<Props, 'day'> & { day: DayPlan }) {
  const t = useTranslations('addPlan');
  const tripWords = useTranslations('tripWords');
  const format = useTripFormat();
  const { change, undo } = useTripActions();
  const kinds = usePlaceKinds();
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [empty, setEmpty] = useState(() => emptyPlan(start));
  const [form, setForm] = useState(empty);
  /** What the suggestions are for: the name as typed, not as chosen. */
  const [text, setText] = useState('');
  const [line, setLine] = useState<PlanLine | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { suggested, isOffline } = useSuggestedPlaces(text, document, day, form.start, kinds);
  const time = timeOf(form);
  const words = useDayWords(document, day, time);
  const measureToasts = useToastsAbove(button);
  const { leave, question } = useLeaving({
    // A time alone is chosen again in a moment.
    hasChanges: !isSameForm(empty, { ...form, start: empty.start, minutes: empty.minutes }),
    title: t('leave'),
    onLeave: onClose,
  });
  const fold = () => setLine(null);
  useBack(line === null ? null : fold);

  function timeOf(plan: PlanForm) {
    return planTime(plan, plan.place && visitOn(document, day, plan.place, plan));
  }

  function type(next: string) {
    setText(next);
    setForm(withName(form, next));
  }

  function choose(place: Place) {
    const isChosen = place.id === form.place?.id;
    setForm({ ...form, place: isChosen ? null : place, name: isChosen ? text : place.name });
  }

  function add(plan: PlanForm) {
    const wrong = wrongLine(plan);
    setChecked(wrong !== null);
    if (wrong) return setLine(wrong);
    change(planAdd(plan, day, timeOf(plan), kinds));
    measureToasts();
    toast({
      message: t('added', { name: plan.name.trim(), day: words.day }),
      action: {
        label: tripWords('undo'),
        onAction: () => {
          undo();
          name.current?.focus();
        },
      },
    });
    // The time that the dialog was opened for is taken now.
    const next = emptyPlan(null);
    setEmpty(next);
    setForm(next);
    setText('');
    fold();
    name.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.name.trim()) add(form);
  }

  const said = form.name.trim();
  return (
    <Dialog
      title={t('title', { day: words.day })}
      help={words.free}
      isOpen
      isSheet
      onClose={leave}
      onEscape={line === null ? leave : fold}
      actions={
        <Button
          ref={button}
          variant="primary"
          size="large"
          wide
          type="submit"
          form={formId}
          className={styles.add}
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          unavailable={said ? undefined : t('nameMissing')}
          onUnavailable={() => name.current?.focus()}
        >
          <span className={styles.addWords}>
            {time === null || said === '' ? (
              <span className={styles.plan}>{said === '' ? t('add') : t('addPlan', { name: said })}</span>
            ) : (
              t.rich('addPlanButton', {
                name: said,
                time: format.shortTime(timeText(time.start)),
                plan: (words) => <span className={styles.plan}>{words}</span>,
              })
            )}
          </span>
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <NameField
          value={form.name}
          inputRef={name}
          onChange={type}
          onArrowDown={() => list.current && suggestionRows(list.current)[0]?.focus()}
        />
        {isOffline ? <p className={styles.offline}>{t('offline')}</p> : null}
        {suggested.length > 0 ? (
          <PlanSuggestions
            title={text.trim() ? t('found') : words.near}
            date={day.date}
            suggested={suggested}
            chosen={form.place}
            kinds={kinds}
            listRef={list}
            onChoose={choose}
            onAdd={(place) => add({ ...form, place, name: place.name })}
            onLeaveUp={() => name.current?.focus()}
          />
        ) : null}
        <PlanLines
          form={form}
          set={(part) => setForm({ ...form, ...part })}
          time={time}
          proposal={words.proposal}
          currency={document.trip.currency}
          line={line}
          onLine={setLine}
          isChecked={isChecked}
        />
      </form>
      {question}
    </Dialog>
  );
}
