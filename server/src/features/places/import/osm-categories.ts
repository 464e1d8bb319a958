type Tags = Readonly<Record<string, string>>;

/** Categories by a tag's key and value. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'tourism=museum': 'museum',
  'tourism=gallery': 'art-museum',
  'tourism=viewpoint': 'viewpoint',
  'tourism=zoo': 'zoo',
  'tourism=aquarium': 'aquarium',
  'tourism=theme_park': 'theme-park',
  'tourism=hotel': 'hotel',
  'tourism=hostel': 'hotel',
  'tourism=motel': 'hotel',
  'tourism=guest_house': 'hotel',
  'tourism=wine_cellar': 'winery',
  'historic=castle': 'castle',
  'historic=fort': 'castle',
  'historic=palace': 'palace',
  'historic=manor': 'palace',
  'historic=ruins': 'ruins',
  'historic=archaeological_site': 'ruins',
  'historic=monument': 'monument',
  'historic=battlefield': 'historic-site',
  'historic=city_gate': 'historic-site',
  'historic=ship': 'historic-site',
  'historic=monastery': 'place-of-worship',
  'historic=aqueduct': 'bridge',
  'leisure=garden': 'garden',
  'leisure=nature_reserve': 'nature-reserve',
  'leisure=park': 'city-park',
  'leisure=stadium': 'stadium',
  'leisure=water_park': 'water-park',
  'boundary=national_park': 'national-park',
  'boundary=protected_area': 'nature-reserve',
  'natural=arch': 'rock-formation',
  'natural=beach': 'beach',
  'natural=cape': 'coast',
  'natural=cave_entrance': 'cave',
  'natural=cliff': 'coast',
  'natural=geyser': 'hot-spring',
  'natural=glacier': 'glacier',
  'natural=hot_spring': 'hot-spring',
  'natural=peak': 'mountain',
  'natural=volcano': 'volcano',
  'natural=gorge': 'canyon',
  'water=lake': 'lake',
  'waterway=waterfall': 'waterfall',
  'place=island': 'island',
  'place=square': 'square',
  'amenity=arts_centre': 'theater',
  'amenity=bar': 'nightlife',
  'amenity=cafe': 'food',
  'amenity=casino': 'nightlife',
  'amenity=library': 'library',
  'amenity=marketplace': 'market',
  'amenity=nightclub': 'nightlife',
  'amenity=planetarium': 'science-museum',
  'amenity=pub': 'nightlife',
  'amenity=restaurant': 'food',
  'amenity=spa': 'spa',
  'amenity=theatre': 'theater',
  'man_made=lighthouse': 'bridge',
  'man_made=observatory': 'science-museum',
  'craft=winery': 'winery',
  'landuse=winter_sports': 'ski-area',
  'shop=mall': 'shopping',
  'shop=department_store': 'shopping',
  'tourism=attraction': 'landmark',
};

/** There are very many of these; only those that have an article are worth a trip. */
const IF_WRITTEN_ABOUT: Readonly<Record<string, string>> = {
  'amenity=place_of_worship': 'place-of-worship',
  'amenity=fountain': 'square',
  'building=cathedral': 'place-of-worship',
  'historic=memorial': 'monument',
  'historic=building': 'historic-site',
  'man_made=bridge': 'bridge',
  'man_made=tower': 'tower',
  'natural=water': 'lake',
  'natural=valley': 'canyon',
  'natural=wood': 'forest',
};

const FAMOUS = /^(?:attraction|museum|zoo|theme_park|aquarium)$/;

/** The categories and rank of an OpenStreetMap place; null if it isn't a travel destination. */
export function osmCategories(tags: Tags): { categories: [string, ...string[]]; rank: number } | null {
  const isWrittenAbout = Boolean(tags.wikidata ?? tags.wikipedia);
  const all = Object.entries(tags).flatMap(([key, value]) => {
    const tag = `${key}=${value}`;
    return CATEGORIES[tag] ?? (isWrittenAbout ? IF_WRITTEN_ABOUT[tag] : undefined) ?? [];
  });
  // A castle that is also an attraction counts as a castle first.
  all.sort((a, b) => Number(a === 'landmark') - Number(b === 'landmark'));
  const [first, ...others] = [...new Set(all)].slice(0, 3);
  if (!first) return null;
  const isHeritage = tags.heritage === '1';
  return {
    categories: [first, ...others, ...(isHeritage ? ['world-heritage'] : [])],
    rank: isHeritage ? 2 : rankOf(tags, isWrittenAbout),
  };
}

function rankOf(tags: Tags, isWrittenAbout: boolean): number {
  if (!isWrittenAbout) return 5;
  return FAMOUS.test(tags.tourism ?? '') || tags.boundary === 'national_park' ? 3 : 4;
}
