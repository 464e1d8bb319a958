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

/** Vietnam's provinces since 2025, by the numbers of those that were joined in them. */
const VIETNAMESE_PROVINCES: Record<string, string> = Object.fromEntries(
  Object.entries({
    '01': '44',
    '04': '05',
    '08': '50 68',
    '11': '92',
    '12': '89',
    '14': '32',
    '15': '70 90',
    '19': '72 85',
    '20': '39',
    '22': '30',
    '24': '71 74',
    '25': '53 83 86',
    '31': '13 79',
    '33': '35 81',
    '37': '59 80 82',
    '38': '34',
    '40': '58',
    '42': '52',
    '44': '62 64',
    '46': '66',
    '48': '78 84',
    '51': '55 63',
    '52': '46 49',
    '56': '54 60',
    '66': '61 88',
    '68': '23 47 91',
    '75': '43 76',
    '79': '20 45 75',
    '80': '24 33',
    '82': '09 37',
    '86': '03 67 69',
    '91': '01 21',
    '92': '65 87 93',
    '96': '73 77',
  }).flatMap(([province, joined]) => joined.split(' ').map((former) => [former, province])),
);

/** The number that a town's region has since its country renumbered its regions after the towns were listed. */
export function currentRegion({ countryCode, admin1, admin2, name }: TownCodes): string {
  if (countryCode === 'ET' && admin1 === SOUTHERN_NATIONS) return ETHIOPIAN_TOWNS[name] ?? SOUTH_ETHIOPIA;
  if (countryCode === 'VN') return VIETNAMESE_PROVINCES[admin1] ?? admin1;
  if (countryCode !== 'NO') return admin1;
  const municipality = Number(admin2);
  const county = NORWEGIAN_COUNTIES.find(({ from, to }) => from <= municipality && municipality <= to);
  return county?.region ?? admin1;
}
