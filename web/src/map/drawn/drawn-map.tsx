import { skipToken, useQuery } from '@tanstack/react-query';
import type { LonLat } from '@wayfold/domain/map/mercator';
import { nameSize, pinRect, placeNames, sidesWithRoom } from '@wayfold/domain/map/place-names';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeFollowers, screenOf } from '../following';
import { legLines } from '../leg-lines';
import { NO_TRACKS, type RendererProps } from '../map-handle';
import { PinButtons } from '../pin-buttons';
import { pinColors } from '../pin-colors';
import { NO_PLACES, PlaceDiscs } from '../place-discs';
import { pinScale, rankOf, stopLooks, stopName } from '../stop-look';
import type { SheetName } from './base-shapes';
import { DrawnNames, DrawnWorld, turnsInView } from './drawn-base';
import styles from './drawn-map.module.css';
import { DrawnDetour, DrawnFerries, DrawnGhost, DrawnLegs, DrawnPin, DrawnTracks } from './drawn-trip';
import { loadBaseShapes, loadMapSheet } from './load-base-map';
import { useDrawnCamera, ZOOM } from './use-drawn-camera';

const NO_NAMES: SheetName[] = [];

/** The trip on a map drawn as SVG, for browsers without WebGL: land, waters, borders, and names of areas, parks and waters. */
export function DrawnMap(props: RendererProps) {
  const t = useTranslations('map');
  const { stops, legs, selectedId, hoveredId, isAside, selectedLegId, ghost, theme } = props;
  const { camera, size, surface } = useDrawnCamera(props);
  const { data: shapes } = useQuery({
    queryKey: ['drawn-base-map'],
    queryFn: ({ signal }) => loadBaseShapes(signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Unlike other calls, this one waits for the network, so the shapes load as soon as it is back.
    networkMode: 'online',
  });
  const sheetPath = props.baseMap?.sheet;
  const { data: sheet } = useQuery({
    queryKey: ['drawn-map-sheet', sheetPath],
    queryFn: sheetPath ? ({ signal }) => loadMapSheet(sheetPath, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'online',
  });
  const looks = useMemo(
    () => stopLooks(stops, { selectedId, hoveredId, isAside }),
    [stops, selectedId, hoveredId, isAside],
  );
  const scales = useMemo(() => [...looks.values()].map(pinScale), [looks]);
  const lines = useMemo(
    () => legLines(legs, stops, { selectedLegId, selectedId }),
    [legs, stops, selectedLegId, selectedId],
  );

  const view = useMemo(() => ({ camera, size }), [camera, size]);
  const [followers] = useState(makeFollowers);
  useLayoutEffect(() => followers.place(view), [followers, view]);

  const pins = stops
    .map((stop) => {
      const look = looks.get(stop.id) ?? 'plain';
      const name = stopName(stop);
      return {
        ...stop,
        ...wishFor(name, screenOf(stop.coords, view), size.width),
        look,
        scale: pinScale(look),
      };
    })
    .sort((a, b) => rankOf(a.look) - rankOf(b.look));
  const suggested = ghost && {
    id: 'suggested',
    scale: 1,
    ...wishFor(ghost.name, screenOf(ghost.coords, view), size.width),
  };
  const byRank = pins.toSorted((a, b) => rankOf(b.look) - rankOf(a.look));
  const wishes = suggested ? [suggested, ...byRank] : byRank;
  const names = placeNames(wishes);
  const nameOf = new Map(wishes.map((wish) => [wish.id, wish]));
  const taken = [
    ...wishes.map(pinRect),
    ...names.flatMap(({ id, x, y }) => {
      const wish = nameOf.get(id);
      return wish ? [{ left: x, right: x + wish.size.width, top: y - 10, bottom: y + 10 }] : [];
    }),
  ];
  const detour = ghost ? [ghost.from, ghost.coords, ghost.to].flatMap((at) => (at ? [at] : [])) : [];

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, as its label says
    <div ref={surface} className={styles.map} role="application" aria-label={t('keys')} tabIndex={0}>
      {size.width > 0 && (
        <svg className={styles.drawing} width={size.width} height={size.height} aria-hidden="true">
          {shapes && <rect className={styles.sea} width="100%" height="100%" />}
          {turnsInView(camera, size).map((turn) => (
            <DrawnWorld key={turn} {...{ shapes, sheet, camera, size, turn }}>
              <DrawnTracks tracks={props.tracks ?? NO_TRACKS} />
              <DrawnLegs lines={lines} theme={theme} />
              {detour.length > 1 && <DrawnDetour way={detour} />}
            </DrawnWorld>
          ))}
          {shapes && (
            <DrawnNames
              names={shapes.names}
              points={sheet?.names ?? NO_NAMES}
              camera={camera}
              size={size}
              taken={taken}
            />
          )}
          <DrawnFerries ferries={props.ferries} view={view} taken={taken} />
          {names.map(({ id, x, y }) => (
            <text key={id} className={styles.name} x={x} y={y}>
              {nameOf.get(id)?.name}
            </text>
          ))}
          {pins.map(({ id, at, scale, number, colorIndex, look }) => (
            <DrawnPin key={id} {...{ at, scale, number }} colors={pinColors(colorIndex, look, theme)} />
          ))}
          {suggested && <DrawnGhost at={suggested.at} />}
        </svg>
      )}
      <PlaceDiscs
        scales={scales}
        places={props.places ?? NO_PLACES}
        stops={stops}
        hoveredId={props.hoveredPlaceId ?? null}
        selectedId={props.selectedPlanId ?? null}
        ghost={ghost}
        zoom={Math.round(camera.zoom * 2) / 2}
        maxZoom={ZOOM.most}
        onPlace={props.onPlace}
        onHover={props.onPlaceHover}
        onCluster={props.onCluster}
        onFollower={followers.takeDiscs}
      />
      <PinButtons
        stops={stops}
        selectedId={selectedId}
        onSelect={props.onSelect}
        onHover={props.onHover}
        onFocus={props.onPinFocus}
        onFollower={followers.takePins}
      />
      <span className={styles.attribution}>{props.baseMap?.attribution ?? t('attribution')}</span>
    </div>
  );
}

function wishFor(name: string, at: LonLat, mapWidth: number) {
  return { name, at, size: nameSize(name), sides: sidesWithRoom(name, at[0], mapWidth) };
}
