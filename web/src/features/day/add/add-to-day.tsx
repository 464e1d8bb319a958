import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ListPlus, Plus, Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlaceKinds } from '../../../api/places/places';
import { useSelectionActions } from '../../../planner-state/selection';
import { useDayTitle } from '../../../trip-ui/days/use-day-title';
import { visitSpot } from '../../../trip-ui/plans/place-on-day';
import { useAddToDay } from '../../../trip-ui/plans/use-add-to-day';
import { SuggestField, type Suggestion } from '../../../ui/fields/suggest-field';
import { IconButton } from '../../../ui/icon-button';
import styles from './add-to-day.module.css';
import type { DayPlace } from './day-places';
import { useDayPlaces } from './use-day-places';
import { useDayRows } from './use-day-rows';

/** The id of the row that adds the text itself. */
const TEXT_ROW = 'text';

/**
 * Adds one plan after another to a day: places near it before anything is typed, then those of the text, near ones first; also a
 * pasted link or coordinates, or only a name. The highlighted place is previewed on the map, with the way to it.
 */
export function AddToDay(props: {
  document: TripDocument;
  day: TripDay;
  /** Opens the form of a plan with its time, cost and note. */
  onDetails: () => void;
}) {
  const { document, day, onDetails } = props;
  const t = useTranslations('addToDay');
  const title = useDayTitle()(day);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  /** The text that Enter was pressed for before its places were there. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const kinds = usePlaceKinds(isActive);
  const { places, isPending, isName } = useDayPlaces(text, { document, day, kinds, isWanted: isActive });
  const add = useAddToDay(document, kinds, () => input.current?.focus());
  const rowOf = useDayRows(document, day, places);
  const { setGhost } = useSelectionActions();
  const typed = text.trim();

  const textRow: Suggestion = {
    id: TEXT_ROW,
    title: t('withoutPlace', { text: typed }),
    detail: t('withoutPlaceDetail'),
    icon: <Plus size={18} strokeWidth={1.75} aria-hidden="true" />,
  };
  const [meant, others] = [places.filter(isMeant), places.filter((place) => !isMeant(place))];
  // The text's own row is there while places load, too: an empty list would close.
  const suggestions = [...meant.map(rowOf), ...(isName ? [textRow] : []), ...others.map(rowOf)];

  function pick(id: string) {
    const chosen = places.find((place) => place.id === id);
    if (chosen) add.place(day, chosen.place);
    else if (id === TEXT_ROW && typed) add.text(day, typed);
    else return;
    setText('');
    setGhost(null);
    input.current?.focus();
  }

  function addFirst() {
    const [first] = suggestions;
    if (typed && isPending) setAwaited(typed);
    else if (typed && first) pick(first.id);
  }

  useEffect(() => {
    if (awaited === null || isPending) return;
    setAwaited(null);
    if (awaited === typed) addFirst();
  });

  const highlight = useCallback(
    (id: string | null) => {
      const place = places.find((one) => one.id === id)?.place;
      if (!place) return setGhost(null);
      const { from, to } = visitSpot(document, day, place);
      setGhost({ coords: place.coords, name: place.name, from, to });
    },
    [places, document, day, setGhost],
  );
  useEffect(() => () => setGhost(null), [setGhost]);

  return (
    <section className={styles.add} aria-label={t('label', { day: title })}>
      <SuggestField
        label={t('label', { day: title })}
        placeholder={t('label', { day: title })}
        icon={
          text ? (
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          )
        }
        after={
          text ? (
            <IconButton
              label={t('clear')}
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            >
              <X size={18} strokeWidth={1.75} />
            </IconButton>
          ) : (
            <IconButton label={t('details')} onClick={onDetails}>
              <ListPlus size={20} strokeWidth={1.75} />
            </IconButton>
          )
        }
        text={text}
        onTextChange={setText}
        suggestions={suggestions}
        listKey={day.key}
        opensAtPress
        onArrive={() => setActive(true)}
        onPick={pick}
        onEnter={addFirst}
        onHighlight={highlight}
        emptyText={typed && !isName && !isPending ? t('linkWithoutPoint') : undefined}
        placement="top"
        inputRef={input}
      />
    </section>
  );
}

/** Whether a place comes before the text itself: it is what the text names. */
const isMeant = ({ group }: DayPlace) => group !== 'around' && group !== 'elsewhere';
