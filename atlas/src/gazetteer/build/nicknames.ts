/** What people call cities besides the names that GeoNames lists; keyed by country and name. */
export const NICKNAMES: Record<string, readonly string[]> = {
  'AR Buenos Aires': ['BA', 'BsAs'],
  'AU Brisbane': ['Brissie'],
  'CA Vancouver': ['Vancity'],
  'GB Birmingham': ["B'ham"],
  'GB London': ['LDN'],
  'MY Kota Kinabalu': ['KK'],
  'MY Kuala Lumpur': ['KL'],
  'TH Bangkok': ['BKK'],
  'US Chicago': ['Chi-Town'],
  'US Las Vegas': ['Sin City'],
  'US Salt Lake City': ['SLC'],
  'US St. Petersburg': ['St. Pete'],
  'ZA Johannesburg': ['Jozi'],
};
