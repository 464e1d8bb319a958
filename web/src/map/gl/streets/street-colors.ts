import type { Theme } from '@wayfold/domain/format/palette';

/** Roads and rails, the most important first. */
export const ROAD_CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'service',
  'pedestrian',
  'path',
  'railway',
  'subway',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

/** Colors of what only shows zoomed in; what our own map shows too has the colors of `MAP_COLORS`. */
export type StreetColors = {
  road: Record<RoadClass, string>;
  /** Roads without one have no casing. */
  casing: Partial<Record<RoadClass, string>>;
  builtUp: string;
  square: string;
  wood: string;
  tree: string;
  grounds: string;
  school: string;
  sand: string;
  stream: string;
  building: string;
  buildingOutline: string;
  park: string;
  street: string;
  station: string;
  place: string;
  motorwayShield: string;
  shield: string;
  shieldInk: string;
};

/** Colors of streets by theme. */
export const STREET_COLORS: Record<Theme, StreetColors> = {
  light: {
    road: {
      motorway: '#f5e0aa',
      trunk: '#f9ecc8',
      primary: '#ffffff',
      secondary: '#ffffff',
      tertiary: '#ffffff',
      residential: '#fdfcf8',
      service: '#f9f6ef',
      pedestrian: '#f4ead8',
      path: '#b9ac8f',
      railway: '#a8a294',
      subway: '#c5bdaa',
    },
    casing: {
      motorway: '#cfae66',
      trunk: '#d6c292',
      primary: '#cdc4af',
      secondary: '#d9d1bf',
      tertiary: '#e0d9c9',
      residential: '#e4decf',
    },
    builtUp: '#efebe0',
    square: '#f4ead8',
    wood: '#d0dfbf',
    tree: '#bdd0aa',
    grounds: '#e7e8d4',
    school: '#ece4da',
    sand: '#f3e8cc',
    stream: '#a9ccd2',
    building: '#e5dfd0',
    buildingOutline: '#d8d0bd',
    park: '#466337',
    street: '#645e4f',
    station: '#3f5457',
    place: '#5d5647',
    motorwayShield: '#2f6f4e',
    shield: '#ffffff',
    shieldInk: '#3f5457',
  },
  dark: {
    road: {
      motorway: '#5b5131',
      trunk: '#484531',
      primary: '#3e535a',
      secondary: '#374b52',
      tertiary: '#30434a',
      residential: '#2a3b41',
      service: '#253439',
      pedestrian: '#24333a',
      path: '#566a6e',
      railway: '#5a6c70',
      subway: '#3d5056',
    },
    casing: {
      motorway: '#131e22',
      trunk: '#131e22',
      primary: '#131e22',
      secondary: '#131e22',
      tertiary: '#162327',
      residential: '#18262b',
    },
    builtUp: '#1c2b31',
    square: '#24333a',
    wood: '#1a312b',
    tree: '#243f36',
    grounds: '#1f302f',
    school: '#222e34',
    sand: '#2c3330',
    stream: '#142a33',
    building: '#22333a',
    buildingOutline: '#2b3e45',
    park: '#8fb48d',
    street: '#c0ccc8',
    station: '#b9c7c4',
    place: '#a3b1ac',
    motorwayShield: '#2f6f4e',
    shield: '#22333a',
    shieldInk: '#c9d4d0',
  },
};
