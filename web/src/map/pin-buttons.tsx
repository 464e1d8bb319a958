import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../ui/class-names';
import { type Follower, type MapView, movementBetween, screenOf } from './following';
import styles from './pin-buttons.module.css';
import { stopName } from './stop-look';
import type { MapStop } from './trip-map-props';

/** Props of `PinButtons`. */
export type PinButtonsProps = {
  stops: MapStop[];
  selectedId: string | null;
  onSelect(id: string): void;
  onHover(id: string | null): void;
  onFocus(id: string): void;
  /** Called with what keeps the buttons on their pins, each time that is another one; with null if they are gone. */
  onFollower(follower: Follower | null): void;
};

/** The pins as real buttons in trip order, on top of the drawn pins: for pointers, keyboards and screen readers. */
export const PinButtons = memo(function PinButtons({
  stops,
  selectedId,
  onSelect,
  onHover,
  onFocus,
  onFollower,
}: PinButtonsProps) {
  const t = useTranslations('map');
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!list.current) return;
    onFollower(followerOf(list.current, stops));
    return () => onFollower(null);
  }, [stops, onFollower]);

  const isMoving = () => list.current?.style.transform !== '';
  return (
    <ol ref={list} className={styles.pins} aria-label={t('stops')}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <button
            type="button"
            className={classNames(styles.pin, stop.id === selectedId && styles.selected)}
            aria-label={
              stop.number === 0
                ? t('home', { name: stopName(stop) })
                : t('stop', { number: stop.number, name: stopName(stop) })
            }
            aria-pressed={stop.id === selectedId}
            onClick={() => onSelect(stop.id)}
            // Not when it is the map that moves: pins pass under the pointer.
            onPointerMove={(event) => event.pointerType === 'mouse' && !isMoving() && onHover(stop.id)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(null)}
            onFocus={(event) => {
              onHover(stop.id);
              if (event.currentTarget.matches(':focus-visible')) onFocus(stop.id);
            }}
            onBlur={() => onHover(null)}
          />
        </li>
      ))}
    </ol>
  );
});

/**
 * Buttons can't be seen, so while the map moves, all of them are moved and even scaled at once. The focus can be seen: with
 * the keyboard on a pin, each button is placed, and the next one isn't far outside the map, where the page would scroll to it.
 */
function followerOf(list: HTMLElement, stops: readonly MapStop[]): Follower {
  let placed: MapView | null = null;
  const placeAll = (view: MapView) => {
    placed = view;
    list.style.transform = '';
    const buttons = list.querySelectorAll('button');
    for (const [index, { coords }] of stops.entries()) {
      const button = buttons[index];
      if (button) place(button, screenOf(coords, view), view);
    }
  };
  return {
    place: placeAll,
    follow: (view) => {
      const { activeElement } = document;
      const isFocused = list.contains(activeElement) && activeElement?.matches(':focus-visible');
      if (!placed || isFocused) return placeAll(view);
      const { x, y, scale } = movementBetween(placed, view);
      list.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}

/**
 * Buttons of pins out of view stay at the map's edge: they keep their place in the Tab order, and screen readers find them
 * on the screen.
 */
function place(button: HTMLElement, [x, y]: [number, number], { size: { width, height } }: MapView) {
  const isOut = x < 0 || y < 0 || x > width || y > height;
  button.style.transform = `translate(${Math.min(width, Math.max(0, x))}px, ${Math.min(height, Math.max(0, y))}px)`;
  button.style.pointerEvents = isOut ? 'none' : '';
}
