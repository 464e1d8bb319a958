import type { Place } from '@wayfold/contract/places/places';
import { Check, MapPin, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslations } from 'use-intl';
import { iconOf, type PlaceKinds } from '../../api/places/places';
import { NameLines } from '../../trip-ui/both-names';
import { useHoursWords } from '../../trip-ui/hours/use-hours-words';
import { useOpeningHours } from '../../trip-ui/hours/use-opening-hours';
import { timeText } from '../../trip-ui/plans/day-plan';
import { KindIcon } from '../../trip-ui/plans/kind-icon';
import type { Visit } from '../../trip-ui/plans/visit';
import { useTripFormat } from '../../trip-ui/trip-format';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { Tag } from '../../ui/tag';
import type { PlannedVisit } from './near-places';
import styles from './plan-suggestions.module.css';
import { useVisitWords } from './use-visit-words';

/** Moves the focus up and down a list of suggestions, and from its first row back to where it came from. */
function pressKey(event: KeyboardEvent<HTMLElement>, onLeaveUp: () => void) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const rows = suggestionRows(event.currentTarget);
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === 'ArrowUp') onLeaveUp();
}

/** The rows of a list of suggestions that can be focused. */
export function suggestionRows(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button[aria-pressed]')];
}

/** Up to three places for a day: pressing one chooses it, its plus adds it right away. */
export function PlanSuggestions(props: {
  title: string;
  /** The day; null if the trip has no dates. */
  date: string | null;
  suggested: readonly PlannedVisit[];
  chosen: Place | null;
  kinds: PlaceKinds;
  listRef: Ref<HTMLDivElement>;
  onChoose: (place: Place) => void;
  onAdd: (place: Place) => void;
  /** Called when the focus leaves upward. */
  onLeaveUp: () => void;
}) {
  const { title, date, suggested, chosen, kinds, listRef, onChoose, onAdd, onLeaveUp } = props;
  const t = useTranslations('addPlan');
  const format = useTripFormat();
  const words = useVisitWords();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the buttons inside
    <div ref={listRef} onKeyDown={(event) => pressKey(event, onLeaveUp)}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {suggested.map(({ place, visit }, index) => {
          const isChosen = place.id === chosen?.id;
          const name = place.name;
          return (
            <li key={place.id} className={classNames(styles.row, isChosen && styles.chosen)}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={styles.choose}
                onClick={() => onChoose(place)}
              >
                <span className={styles.tile}>
                  <SuggestionIcon place={place} kinds={kinds} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <NameLines place={place} />
                  </span>
                  <span className={styles.facts}>
                    <Tag tone={index === 0 ? 'accent' : 'plain'}>{words.extra(visit)}</Tag>
                    <span>{words.there(visit)}</span>
                    <Clash place={place} date={date} visit={visit} />
                  </span>
                </span>
                {isChosen ? <Check size={20} strokeWidth={1.75} aria-hidden="true" /> : null}
              </button>
              {isChosen ? null : (
                <IconButton
                  label={
                    visit.time
                      ? t('addPlanAt', { name, time: format.shortTime(timeText(visit.time.start)) })
                      : t('addPlan', { name })
                  }
                  tooltipPlacement="left"
                  onClick={() => onAdd(place)}
                >
                  <Plus size={20} strokeWidth={1.75} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Says if the place is closed then. */
function Clash({ place, date, visit }: { place: Place; date: string | null; visit: Visit }) {
  const words = useHoursWords();
  const hours = useOpeningHours(place, date === null ? [] : [date]);
  const clash = words.clash(hours, { date, start: visit.time?.start ?? null, minutes: visit.minutes });
  return clash === null ? null : <span className={styles.clash}>{clash}</span>;
}

function SuggestionIcon({ place, kinds }: { place: Place; kinds: PlaceKinds }) {
  const [kind = ''] = place.categories.split(',');
  if (iconOf(kinds, kind) === null) return <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />;
  return <KindIcon kind={kind} kinds={kinds} size={20} />;
}
