import { type ReactNode, useEffect, useRef } from 'react';
import { useBack } from '../../../lib/back/use-back';
import styles from './map-card.module.css';

const EDGE = 12;
/** Pixels from what was pressed to the card above it, and to the card below it. */
const ABOVE = 48;
const BELOW = 20;

/** Where on the screen something was pressed on the map, and what covers the map there. */
export interface PressedOnMap {
  /** The position of the press, in pixels within `room`. */
  place: { x: number; y: number };
  room: HTMLElement | null;
  /** Pixels covered at the top and at the bottom. */
  top: number;
  bottom: number;
  /** On a phone, cards are at the bottom, where they don't cover what was pressed. */
  isPhone: boolean;
}

/** A small dialog about what was pressed on the map; closes by Escape, Back and a press outside the map. */
export function MapCard(props: {
  pressed: PressedOnMap;
  /** In pixels; the height is approximate. */
  size: { width: number; height: number };
  /** Id of the heading. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { pressed, size, labelledBy, onClose, children } = props;
  const { room } = pressed;
  const card = useRef<HTMLElement>(null);
  useBack(onClose);
  useEffect(() => card.current?.focus(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    const pointer = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || room?.contains(event.target)) return;
      // A menu of the card isn't inside it.
      if (!event.target.closest('[role="menu"], [role="dialog"]')) onClose();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', pointer);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', pointer);
    };
  }, [onClose, room]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      role="dialog"
      aria-modal="false"
      aria-labelledby={labelledBy}
      className={styles.card}
      style={pressed.isPhone ? { ...AT_BOTTOM, bottom: pressed.bottom + EDGE } : besidePress(pressed, size)}
    >
      {children}
    </section>
  );
}

const AT_BOTTOM = { left: EDGE, right: EDGE };

function besidePress(
  { place, room, top: covered, bottom }: PressedOnMap,
  size: { width: number; height: number },
) {
  const roomWidth = room?.clientWidth ?? size.width;
  const width = Math.min(size.width, roomWidth - 2 * EDGE);
  const height = (room?.clientHeight ?? size.height) - bottom;
  const left = Math.min(Math.max(place.x - width / 2, EDGE), Math.max(EDGE, roomWidth - width - EDGE));
  const above = place.y - size.height - ABOVE;
  const lowest = Math.max(EDGE, height - size.height - EDGE);
  const top = Math.min(above > covered + EDGE ? above : place.y + BELOW, lowest);
  return { left, top, width };
}
