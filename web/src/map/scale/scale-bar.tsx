import type { Camera } from '@wayfold/domain/map/mercator';
import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useTravelUnit } from '../../trip-ui/trip-format';
import { type Scale, scaleOf } from './scale';
import styles from './scale-bar.module.css';

/** Called with the camera in every frame of a movement. */
export type ScaleListener = (camera: Camera) => void;

const MOST_PIXELS = 96;

/** The length of a round distance on the map, bottom left on desktops, in the traveler's unit. */
export function ScaleBar(props: { camera: () => Camera; scaleRef: RefObject<ScaleListener> }) {
  const { camera, scaleRef } = props;
  const locale = useLocale();
  const system = useTravelUnit();
  const [scale, setScale] = useState<Scale>(() => scaleOf(camera(), system, MOST_PIXELS));
  useEffect(() => {
    const listen = (next: Camera) => {
      const measured = scaleOf(next, system, MOST_PIXELS);
      setScale((before) => (isSame(before, measured) ? before : measured));
    };
    listen(camera());
    scaleRef.current = listen;
    return () => {
      scaleRef.current = () => {};
    };
  }, [camera, system, scaleRef]);

  const { value, unit, pixels } = scale;
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return (
    <p className={styles.scale} aria-hidden="true">
      <span className={styles.bar} style={{ width: Math.round(pixels) }} />
      {words}
    </p>
  );
}

function isSame(a: Scale, b: Scale): boolean {
  return a.value === b.value && a.unit === b.unit && Math.round(a.pixels) === Math.round(b.pixels);
}
