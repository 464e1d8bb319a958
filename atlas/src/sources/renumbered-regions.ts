/** A town's country, region, county and name, as GeoNames has them. */
type TownCodes = { countryCode: string; admin1: string; admin2: string; name: string };

/** Norway's counties since 2024, by the numbers of the municipalities that were in Viken, in Vestfold og Telemark, and in Troms og Finnmark. */
const NORWEGIAN_COUNTIES: { from: number; to: number; region: string }[] = [
  { from: 3001, to: 3004, region: '13' },
  { from: 3005, to: 3007, region: '04' },
  { from: 3011, to: 3018, region: '13' },
  { from: 3019, to: 3037, region: '01' },
  { from: 3038, to: 3052, region: '04' },
  { from: 3053, to: 3054, region: '01' },
  { from: 3801, to: 3805, region: '20' },
  { from: 3806, to: 3808, region: '17' },
  { from: 3811, to: 3811, region: '20' },
  { from: 3812, to: 3825, region: '17' },
  { from: 5401, to: 5402, region: '18' },
  { from: 5403, to: 5406, region: '05' },
  { from: 5411, to: 5429, region: '18' },
  { from: 5430, to: 5444, region: '05' },
];

/** The regions that Ethiopia's Southern Nations, number 54, were divided into; all other towns are in South Ethiopia. */
const SOUTHERN_NATIONS = '54';
const SOUTH_ETHIOPIA = '56';
const ETHIOPIAN_TOWNS: Record<string, string> = {
  Hawassa: 'SI',
  'Hāgere Selam': 'SI',
  Leku: 'SI',
  Wendo: 'SI',
  'Yirga ‘Alem': 'SI',
  Bonga: 'SW',
  'Mīzan Teferī': 'SW',
  Tēpī: 'SW',
  Butajīra: '55',
  'Hosa’ina': '55',
  'K’olīto': '55',
};

/** The number that a town's region has since its country renumbered its regions after the towns were listed. */
export function currentRegion({ countryCode, admin1, admin2, name }: TownCodes): string {
  if (countryCode === 'ET' && admin1 === SOUTHERN_NATIONS) return ETHIOPIAN_TOWNS[name] ?? SOUTH_ETHIOPIA;
  if (countryCode !== 'NO') return admin1;
  const municipality = Number(admin2);
  const county = NORWEGIAN_COUNTIES.find(({ from, to }) => from <= municipality && municipality <= to);
  return county?.region ?? admin1;
}
