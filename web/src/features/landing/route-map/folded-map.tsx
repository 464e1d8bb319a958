import { useId } from 'react';
import styles from './folded-map.module.css';
import { MAP_SIZE } from './route-map.generated';
import { RouteOverlay } from './route-overlay';

/** The visible part of the map on the folded sheet, in the map's own units. */
const SHOWN = { left: -9, top: 322, panelWidth: 286, height: 431 };
const PANELS = [0, 1, 2, 3, 4, 5];

/** A map sheet folded into six panels, with a trip drawn on it; decorative, because the text beside it says the same. */
export function FoldedMap() {
  const id = useId();
  return (
    <div className={styles.sheet} aria-hidden="true">
      {PANELS.map((panel) => {
        const left = SHOWN.left + panel * SHOWN.panelWidth;
        return (
          <div key={panel} className={styles.panel}>
            <div
              className={styles.land}
              style={{
                // The picture is sized in map units, relative to this panel.
                width: `${(MAP_SIZE.width / SHOWN.panelWidth) * 100}%`,
                height: `${(MAP_SIZE.height / SHOWN.height) * 100}%`,
                left: `${(-left / SHOWN.panelWidth) * 100}%`,
                top: `${(-SHOWN.top / SHOWN.height) * 100}%`,
              }}
            />
            <svg
              aria-hidden="true"
              viewBox={`${left} ${SHOWN.top} ${SHOWN.panelWidth} ${SHOWN.height}`}
              preserveAspectRatio="none"
            >
              {panel === 0 ? (
                <defs>
                  <g id={id}>
                    <RouteOverlay />
                  </g>
                </defs>
              ) : null}
              <use href={`#${id}`} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
