import type { Coords } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { MapPin, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import { TextField } from '../../ui/fields/text-field';
import { IconButton } from '../../ui/icon-button';
import styles from './place-it.module.css';

/** At most this many places are offered. */
const MOST = 5;

/**
 * Searches the place of a plan by the plan's own name at once; a press gives it to the plan.
 *
 * Enter takes the first one, the arrow keys go through them, Escape closes the search.
 */
export function PlaceIt(props: {
  event: TripEvent;
  /** Places near this point come first. */
  near: Readonly<Coords>;
  onPlace: (coords: Coords) => void;
  onClose: () => void;
}) {
  const { event, near, onPlace, onClose } = props;
  const t = useTranslations('day');
  const add = useTranslations('addDestination');
  const [text, setText] = useState(event.name);
  const { places, pending, offline, failed } = useSuggestions(text, { near, limit: MOST });
  const field = useRef<HTMLDivElement>(null);
  const isNone = places.length === 0 && !pending && text.trim() !== '';
  const note = offline || failed ? t('placeOffline') : isNone ? t('placeNone') : null;
  const rows = placeSuggestions(places, {
    airport: add('kindAirport'),
    station: add('kindStation'),
    region: add('kindRegion'),
    country: add('kindCountry'),
    own: add('kindOwn'),
  });

  function take(index: number) {
    const place = places[index];
    if (place) onPlace([...place.coords]);
  }

  function pressKey(press: KeyboardEvent) {
    const { key } = press;
    if (key !== 'Escape' && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    press.preventDefault();
    if (key === 'Escape') return onClose();
    const stops = Array.from(field.current?.querySelectorAll<HTMLElement>('input, ul button') ?? []);
    const focused = document.activeElement;
    const at = stops.findIndex((stop) => stop.contains(focused));
    stops[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between what is inside
    <div ref={field} className={styles.field} onKeyDown={pressKey}>
      <TextField
        label={t('placeSearch', { name: event.name })}
        labelHidden
        value={text}
        onChange={setText}
        maxLength={200}
        enterKeyHint="go"
        autoFocus
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && take(0)}
        icon={<MapPin size={18} strokeWidth={1.75} aria-hidden="true" />}
        after={
          <IconButton label={t('placeCancel')} onClick={onClose}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        }
      />
      <ul className={styles.rows} aria-label={t('placeRows', { name: event.name })}>
        {rows.map(({ id, icon, local, title, detail }, index) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => take(index)}>
              <span className={styles.tile}>{icon}</span>
              <span>
                {local ? <span lang={local.lang}>{local.text} </span> : null}
                <span className={styles.title}>{title}</span>
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={note ? styles.note : 'visually-hidden'}>
        {note}
      </p>
    </div>
  );
}
