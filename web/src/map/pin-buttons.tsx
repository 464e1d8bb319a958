import type { LonLat } from '@wayfold/domain/map/mercator';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../ui/class-names';
import styles from './pin-buttons.module.css';
import { stopName } from './stop-look';
import type { MapStop } from './trip-map-props';

/** Moves every button to its pin; call it each time the map has moved. */
export type PlaceButtons = (
  screenOf: (at: LonLat) => [number, number],
  width: number,
  height: number,
) => void;

/** Props of `PinButtons`. */
export type PinButtonsProps = {
  stops: MapStop[];
  selectedId: string | null;
  onSelect(id: string): void;
  onHover(id: string | null): void;
  onFocus(id: string): void;
  /** Set to the function that places the buttons. */
  placeRef: RefObject<PlaceButtons>;
  /** Called after the stops change, so that the map places the buttons again. */
  onChange(): void;
};

/** The pins as real buttons in trip order, on top of the drawn pins: for pointers, keyboards and screen readers. */
export function PinButtons({
  stops,
  selectedId,
  onSelect,
  onHover,
  onFocus,
  placeRef,
  onChange,
}: PinButtonsProps) {
  const t = useTranslations('map');
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    placeRef.current = (screenOf, width, height) => {
      const buttons = list.current?.querySelectorAll('button') ?? [];
      stops.forEach((stop, index) => {
        const button = buttons[index];
        if (button) place(button, screenOf(stop.coords), width, height);
      });
    };
    onChange();
  }, [stops, placeRef, onChange]);

  return (
    <ol ref={list} className={styles.pins} aria-label={t('stops')}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <button
            type="button"
            className={classNames(styles.pin, stop.id === selectedId && styles.selected)}
            aria-label={t('stop', { number: stop.number, name: stopName(stop) })}
            aria-pressed={stop.id === selectedId}
            onClick={() => onSelect(stop.id)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(stop.id)}
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
}

/**
 * Buttons of pins out of view stay at the map's edge: they keep their place in the Tab order, and focusing one
 * doesn't scroll the map out of its frame.
 */
function place(button: HTMLElement, [x, y]: [number, number], width: number, height: number) {
  const isOut = x < 0 || y < 0 || x > width || y > height;
  button.style.transform = `translate(${Math.min(width, Math.max(0, x))}px, ${Math.min(height, Math.max(0, y))}px)`;
  button.style.pointerEvents = isOut ? 'none' : '';
}
