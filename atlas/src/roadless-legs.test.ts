import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

type Drive = [name: string, from: LonLat, to: LonLat];

/** Towns on the mainland that no road leads to, and drives that a gap or a closed border ends. */
const NO_DRIVE: Drive[] = [
  ['Nome to Fairbanks', [-165.406, 64.501], [-147.716, 64.838]],
  ['Kotzebue to Fairbanks', [-162.597, 66.898], [-147.716, 64.838]],
  ['Utqiagvik to Fairbanks', [-156.789, 71.291], [-147.716, 64.838]],
  ['Bethel to Anchorage', [-161.756, 60.792], [-149.9, 61.218]],
  ['Dillingham to Anchorage', [-158.457, 59.04], [-149.9, 61.218]],
  ['King Salmon to Anchorage', [-156.66, 58.69], [-149.9, 61.218]],
  ['Unalakleet to Nome', [-160.788, 63.873], [-165.406, 64.501]],
  ['McGrath to Anchorage', [-155.594, 62.956], [-149.9, 61.218]],
  ['Galena to Fairbanks', [-156.927, 64.733], [-147.716, 64.838]],
  ['Fort Yukon to Fairbanks', [-145.217, 66.565], [-147.716, 64.838]],
  ['Anaktuvuk Pass to Fairbanks', [-151.735, 68.143], [-147.716, 64.838]],
  ['Port Alsworth to Anchorage', [-154.32, 60.2], [-149.9, 61.218]],
  ['Old Crow to Dawson', [-139.83, 67.57], [-139.432, 64.06]],
  ['Iqaluit to Ottawa', [-68.517, 63.747], [-75.697, 45.421]],
  ['Rankin Inlet to Winnipeg', [-92.083, 62.808], [-97.147, 49.884]],
  ['Baker Lake to Yellowknife', [-96.02, 64.318], [-114.372, 62.454]],
  ['Cambridge Bay to Yellowknife', [-105.06, 69.117], [-114.372, 62.454]],
  ['Kugluktuk to Yellowknife', [-115.095, 67.825], [-114.372, 62.454]],
  ['Pond Inlet to Iqaluit', [-77.96, 72.7], [-68.517, 63.747]],
  ['Norman Wells to Yellowknife', [-126.83, 65.28], [-114.372, 62.454]],
  ['Sachs Harbour to Inuvik', [-125.25, 71.985], [-133.72, 68.36]],
  ['Churchill to Winnipeg', [-94.165, 58.769], [-97.147, 49.884]],
  ['Churchill to Thompson', [-94.165, 58.769], [-97.856, 55.743]],
  ['Moosonee to Cochrane', [-80.64, 51.273], [-81.017, 49.067]],
  ['Attawapiskat to Timmins', [-82.41, 52.925], [-81.33, 48.477]],
  ['Peawanuck to Thunder Bay', [-85.43, 55], [-89.247, 48.382]],
  ['Kuujjuaq to Quebec', [-68.4, 58.1], [-71.208, 46.813]],
  ['Inukjuak to Chisasibi', [-78.1, 58.454], [-78.9, 53.787]],
  ['Nain to Goose Bay', [-61.69, 56.542], [-60.417, 53.317]],
  ['Hopedale to Goose Bay', [-60.22, 55.459], [-60.417, 53.317]],
  ['Makkovik to Goose Bay', [-59.18, 55.086], [-60.417, 53.317]],
  ['Rigolet to Goose Bay', [-58.43, 54.18], [-60.417, 53.317]],
  ['Schefferville to Labrador City', [-66.82, 54.8], [-66.91, 52.946]],
  ['Bella Bella to Vancouver', [-128.14, 52.16], [-123.121, 49.283]],
  ['Hartley Bay to Kitimat', [-129.25, 53.42], [-128.65, 54.05]],
  ['Nuuk to Sisimiut', [-51.72, 64.18], [-53.673, 66.939]],
  ['Ilulissat to Aasiaat', [-51.1, 69.22], [-52.87, 68.71]],
  ['Ilulissat to Nuuk', [-51.1, 69.22], [-51.72, 64.18]],
  ['Qaqortoq to Narsaq', [-46.04, 60.72], [-46.05, 60.91]],
  ['Tasiilaq to Nuuk', [-37.64, 65.61], [-51.72, 64.18]],
  ['Kangerlussuaq to Sisimiut', [-50.69, 67.01], [-53.673, 66.939]],
  ['Iquitos to Lima', [-73.25, -3.75], [-77.043, -12.046]],
  ['Iquitos to Yurimaguas', [-73.25, -3.75], [-76.11, -5.9]],
  ['Iquitos to Leticia', [-73.25, -3.75], [-69.94, -4.21]],
  ['Leticia to Bogotá', [-69.94, -4.21], [-74.08, 4.61]],
  ['Tabatinga to Manaus', [-69.94, -4.25], [-60.02, -3.12]],
  ['Mitú to Bogotá', [-70.234, 1.25], [-74.08, 4.61]],
  ['Inírida to Bogotá', [-67.92, 3.87], [-74.08, 4.61]],
  ['Puerto Carreño to Inírida', [-67.49, 6.19], [-67.92, 3.87]],
  ['Tefé to Manaus', [-64.71, -3.35], [-60.02, -3.12]],
  ['São Gabriel da Cachoeira to Manaus', [-67.09, -0.13], [-60.02, -3.12]],
  ['Parintins to Manaus', [-56.74, -2.63], [-60.02, -3.12]],
  ['Breves to Belém', [-50.48, -1.68], [-48.49, -1.46]],
  ['Panama City to Medellín', [-79.519, 8.982], [-75.57, 6.25]],
  ['Yaviza to Turbo', [-77.69, 8.16], [-76.73, 8.09]],
  ['Panama City to Bogotá', [-79.519, 8.982], [-74.08, 4.61]],
  ['San José, Costa Rica, to Cartagena', [-84.08, 9.93], [-75.5, 10.4]],
  ['Mexico City to Lima', [-99.13, 19.43], [-77.043, -12.046]],
  ['Capurganá to Turbo', [-77.35, 8.64], [-76.73, 8.09]],
  ['Puerto Obaldía to Panama City', [-77.42, 8.66], [-79.519, 8.982]],
  ['Bahía Solano to Quibdó', [-77.4, 6.22], [-76.66, 5.69]],
  ['Nuquí to Quibdó', [-77.27, 5.71], [-76.66, 5.69]],
  ['Tortuguero to Limón', [-83.5, 10.54], [-83.03, 9.99]],
  ['San Juan de Nicaragua to Bluefields', [-83.7, 10.93], [-83.765, 12.014]],
  ['Puerto Lempira to La Ceiba', [-83.77, 15.26], [-86.79, 15.78]],
  ['Puerto Toro to Punta Arenas', [-67.08, -55.08], [-70.91, -53.16]],
  ['Robinson Crusoe to Valparaíso', [-78.83, -33.64], [-71.62, -33.05]],
  ['Hanga Roa to Santiago', [-109.43, -27.15], [-70.65, -33.45]],
  ['Norilsk to Krasnoyarsk', [88.2, 69.35], [92.87, 56.01]],
  ['Dudinka to Krasnoyarsk', [86.18, 69.4], [92.87, 56.01]],
  ['Anadyr to Magadan', [177.5, 64.73], [150.8, 59.57]],
  ['Petropavlovsk-Kamchatsky to Magadan', [158.65, 53.04], [150.8, 59.57]],
  ['Petropavlovsk-Kamchatsky to Khabarovsk', [158.65, 53.04], [135.07, 48.48]],
  ['Palana to Petropavlovsk-Kamchatsky', [159.95, 59.08], [158.65, 53.04]],
  ['Vorkuta to Syktyvkar', [64, 67.5], [50.83, 61.67]],
  ['Tiksi to Yakutsk', [128.87, 71.64], [129.73, 62.03]],
  ['Pevek to Magadan', [170.3, 69.7], [150.8, 59.57]],
  ['Khatanga to Norilsk', [102.5, 71.98], [88.2, 69.35]],
  ['Tura to Krasnoyarsk', [100.2, 64.28], [92.87, 56.01]],
  ['Okhotsk to Khabarovsk', [143.24, 59.36], [135.07, 48.48]],
  ['Ayan to Khabarovsk', [138.17, 56.46], [135.07, 48.48]],
  ['Dikson to Norilsk', [80.53, 73.51], [88.2, 69.35]],
  ['Port Moresby to Lae', [147.18, -9.443], [147, -6.73]],
  ['Port Moresby to Mount Hagen', [147.18, -9.443], [144.22, -5.86]],
  ['Alotau to Port Moresby', [150.46, -10.31], [147.18, -9.443]],
  ['Popondetta to Lae', [148.24, -8.77], [147, -6.73]],
  ['Vanimo to Wewak', [141.3, -2.68], [143.63, -3.55]],
  ['Kiunga to Mount Hagen', [141.3, -6.12], [144.22, -5.86]],
  ['Daru to Port Moresby', [143.2, -9.08], [147.18, -9.443]],
  ['Merauke to Jayapura', [140.4, -8.5], [140.7, -2.53]],
  ['Timika to Jayapura', [136.89, -4.55], [140.7, -2.53]],
  ['Jayapura to Port Moresby', [140.7, -2.53], [147.18, -9.443]],
  ['Namche Bazaar to Kathmandu', [86.71, 27.806], [85.324, 27.717]],
  ['Lukla to Kathmandu', [86.73, 27.687], [85.324, 27.717]],
  ['Simikot to Nepalgunj', [81.82, 29.97], [81.62, 28.05]],
  ['Kinshasa to Mbandaka', [15.31, -4.32], [18.26, 0.05]],
  ['Seoul to Pyongyang', [126.978, 37.566], [125.755, 39.032]],
  ['Seoul to Beijing', [126.978, 37.566], [116.4, 39.9]],
  ['McMurdo to Christchurch', [166.67, -77.85], [172.636, -43.53]],
  ['Cooktown to Thursday Island', [145.25, -15.47], [142.22, -10.58]],
  ['Tristan da Cunha to Cape Town', [-12.31, -37.07], [18.42, -33.93]],
  ['Grise Fiord to Resolute', [-82.9, 76.42], [-94.83, 74.7]],
  ['Chatham Islands to Wellington', [-176.56, -43.95], [174.776, -41.287]],
  ['Norfolk Island to Brisbane', [167.95, -29.03], [153.03, -27.47]],
  ['Christmas Island to Perth', [105.68, -10.42], [115.86, -31.95]],
  ['Ascension to Accra', [-14.4, -7.93], [-0.19, 5.6]],
  ['Jamestown, Saint Helena, to Cape Town', [-5.72, -15.92], [18.42, -33.93]],
  ['Kerguelen to Saint-Denis', [70.22, -49.35], [55.448, -20.882]],
  ['Majuro to Kwajalein', [171.38, 7.1], [167.73, 8.72]],
  ['Tarawa to Kiritimati', [173, 1.35], [-157.4, 1.87]],
  ['Funafuti to Suva', [179.2, -8.52], [178.44, -18.14]],
  ['Rarotonga to Aitutaki', [-159.78, -21.21], [-159.78, -18.86]],
  ['Adamstown, Pitcairn, to Papeete', [-130.1, -25.07], [-149.57, -17.535]],
  ['Diego Garcia to Malé', [72.42, -7.31], [73.509, 4.175]],
  ['Wake Island to Honolulu', [166.63, 19.28], [-157.858, 21.307]],
  ['Gaza to Cairo', [34.45, 31.5], [31.24, 30.04]],
  ['Tehran to Baku', [51.39, 35.69], [49.87, 40.41]],
  ['Yerevan to Baku', [44.514, 40.18], [49.87, 40.41]],
];

/** Towns that only ships with cars lead to. */
const BY_FERRY: Drive[] = [
  ['Juneau to Skagway', [-134.42, 58.302], [-135.31, 59.458]],
  ['Juneau to Seattle', [-134.42, 58.302], [-122.332, 47.606]],
  ['Sitka to Juneau', [-135.334, 57.053], [-134.42, 58.302]],
  ['Ketchikan to Prince Rupert', [-131.646, 55.342], [-130.32, 54.315]],
  ['Petersburg to Wrangell', [-132.956, 56.813], [-132.377, 56.471]],
  ['Cordova to Valdez', [-145.757, 60.543], [-146.348, 61.131]],
];

/** Closed borders with a road around them, and how much longer it is than the straight line, at least. */
const AROUND: [...Drive, ratio: number][] = [
  ['Yerevan to Kars, by Georgia', [44.514, 40.18], [43.097, 40.601], 2],
  ['Helsinki to Saint Petersburg, by Estonia', [24.938, 60.17], [30.315, 59.939], 1.4],
  ['Amritsar to Lahore, by China', [74.87, 31.63], [74.36, 31.52], 20],
  ['Oujda to Tlemcen, around the Mediterranean', [-1.91, 34.68], [-1.315, 34.88], 20],
  ['Kharkiv to Belgorod, by the European Union', [36.23, 49.99], [36.58, 50.6], 15],
  ['Tel Aviv to Damascus, by Jordan', [34.78, 32.08], [36.29, 33.51], 1.2],
];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

const kindOf = (from: LonLat, to: LonLat): string => {
  const { failed, ferry } = atlas.estimateLeg(from, to, 'MyVehicle');
  if (failed) return 'none';
  return ferry ? 'ferry' : 'road';
};

test.each([
  ['none', NO_DRIVE],
  ['ferry', BY_FERRY],
] as const)('no road leads to towns with %s, in both directions', (kind, drives) => {
  const wrong = drives.filter(([, from, to]) => kindOf(from, to) !== kind || kindOf(to, from) !== kind);

  expect(wrong.map(([name, from, to]) => `${name}: ${kindOf(from, to)}`)).toEqual([]);
});

test.each(AROUND)('%s', (_, from, to, ratio) => {
  const { failed, meters } = atlas.estimateLeg(from, to, 'MyVehicle');

  expect(failed).toBe(false);
  expect(meters / greatCircleMeters(from, to)).toBeGreaterThan(ratio);
});

test('there is a drive within a group of towns that no road leads to', () => {
  expect(kindOf([-158.5, 59.04], [-158.62, 59.27])).toBe('road');
  expect(kindOf([-73.25, -3.75], [-73.58, -4.5])).toBe('road');
});
