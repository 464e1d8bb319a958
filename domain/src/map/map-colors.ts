import type { Theme } from '@wayfold/domain/format/palette';

/**
 * Colors of the base map, of names and of suggestions.
 *
 * The map library can't read CSS variables, so these repeat the design tokens; web/scripts/map-colors.test.ts compares
 * them.
 */
export type MapColors = {
  land: string;
  water: string;
  coast: string;
  river: string;
  border: string;
  city: string;
  region: string;
  waterLabel: string;
  park: string;
  parkLabel: string;
  road: string;
  roadCasing: string;
  roadMinor: string;
  halo: string;
  casing: string;
  ink: string;
  accent: string;
  onAccent: string;
  accentInk: string;
};

/** The design token that each color repeats. */
export const MAP_TOKENS: Record<keyof MapColors, string> = {
  land: '--map-land',
  water: '--map-water',
  coast: '--map-coast',
  river: '--map-river',
  border: '--map-border',
  city: '--map-city',
  region: '--map-region',
  waterLabel: '--map-water-label',
  park: '--map-park',
  parkLabel: '--map-park-label',
  road: '--map-road',
  roadCasing: '--map-road-casing',
  roadMinor: '--map-road-minor',
  halo: '--map-halo',
  casing: '--map-casing',
  ink: '--ink',
  accent: '--accent',
  onAccent: '--on-accent',
  accentInk: '--accent-ink',
};

/** The map's colors by theme. */
export const MAP_COLORS: Record<Theme, MapColors> = {
  light: {
    land: '#f2efe6',
    water: '#bcd9dd',
    coast: '#9dc3c9',
    river: '#a9ccd2',
    border: '#b5aa95',
    city: '#4b524d',
    region: '#6a6252',
    waterLabel: '#285a66',
    park: '#d9e5c9',
    parkLabel: '#4d6b3c',
    road: '#ffffff',
    roadCasing: '#d9d1bf',
    roadMinor: '#e4decf',
    halo: '#f7f5ee',
    casing: '#ffffff',
    ink: '#14272a',
    accent: '#f2b440',
    onAccent: '#2b1c00',
    accentInk: '#744a00',
  },
  dark: {
    land: '#1a282d',
    water: '#0d1a20',
    coast: '#27424c',
    river: '#27424c',
    border: '#566a6e',
    city: '#b9c6c3',
    region: '#8c9c9b',
    waterLabel: '#6f9fae',
    park: '#1d352f',
    parkLabel: '#8fb48d',
    road: '#33464c',
    roadCasing: '#131e22',
    roadMinor: '#26363b',
    halo: '#131e22',
    casing: '#0c1417',
    ink: '#ecf1ed',
    accent: '#f3c15b',
    onAccent: '#2b1c00',
    accentInk: '#f7d48b',
  },
};

/** The current route while a preview shows another one: the same gray in both themes. */
export const MUTED_LEG = '#9aa39c';
