import { SCENES_VERSION } from './scenes-version.generated';

export { SCENES_VERSION };

/** What is known about a place that needs a picture. */
export interface PicturedPlace {
  /** Any stable id; the same id always gets the same scene. */
  id: string;
  /**
   * Kinds or categories of the place, in any wording, the most telling one first: "beach", "town",
   * "national-park,canyon".
   */
  category?: string | null | undefined;
  /** All its names, in any script. */
  name?: string | null | undefined;
  /** Its state or region, and its country, by their English names. */
  region?: string | null | undefined;
  country?: string | null | undefined;
}

/** Families of scenes, with the variants that can represent places; most night scenes are only for the library. */
const FAMILIES =
  'canyon dawn day dusk|arch day dawn|cliffs day autumn dusk|river-bend day dusk dawn|hoodoos dawn day|star-desert night deep|dunes day dusk dawn|desert day dusk dawn|oasis day dusk|badlands day dusk|peak dawn day dusk|shrine-gate dawn day dusk|alps summer golden|volcano day dusk|fjord day dusk|glacier day dawn dusk|forest mist golden dusk|autumn-woods day dawn|rainforest mist golden day|lake day dawn dusk|waterfall day dawn|geyser day dawn|marsh dawn dusk day|moor day mist autumn|aurora night violet|savanna dusk day golden|prairie day dusk|vineyard summer autumn dawn|lavender day dusk dawn|tulips day dawn dusk|terraces dawn day golden|coast day dusk dawn|beach day dusk|sea-cliffs day dusk|atoll day dusk|adobe-town day dusk|village day dusk|city night dusk dawn|mountain-city day dusk|castle day spring autumn|pagoda spring autumn dusk' +
  '|old-roofs day golden|canal-town day dusk|harbour day dawn dusk|hill-town golden day dawn|alpine-town summer autumn|medina day dusk|white-town day dusk dawn|colour-town day golden dusk|skyline day dusk dawn|river-city day golden dusk|neon-city dusk night|temple day golden dusk|mosque dawn day dusk|church day autumn|ruins mist golden day|stone-circle dawn dusk|pyramid day dusk|step-pyramid mist day dusk|bridge mist dusk day|museum day autumn|market day dusk|ski-slope day dawn dusk|campsite dusk dawn|balloons day golden|viaduct day autumn|road mountains autumn|flight day dusk dawn' +
  '|city-view day dusk|gulf-city day golden dusk|hanok-palace day spring autumn|mughal-tomb dawn golden|neon-strip dusk night|night-stalls dusk night|red-fort day dusk|red-palace day dusk|river-spires dawn day|wat day golden dusk';

/**
 * Families by words in a name or kind; if there are several, the id decides. The first match counts, so specific ones
 * come before general ones.
 */
const HINTS: readonly [RegExp, string][] = [
  [/\b(moab|arch(es)?|natural bridges?|canyonlands|monument valley)\b/, 'arch'],
  [/\b(horseshoe|lake powell|river bend|oxbow)\b|^page\b/, 'river-bend'],
  [/\b(bryce|cappadocia|g[oö]reme|hoodoos?|pinnacles)\b/, 'hoodoos'],
  [/\b(zion|springdale|yosemite|cliffs?|gorges?|capitol reef)\b/, 'cliffs'],
  [/\b(badlands|painted desert)\b/, 'badlands'],
  [/\b(canyon|mesa|sedona)\b/, 'canyon'],
  [/\b(santa fe|taos|albuquerque|pueblo|adobe)\b/, 'adobe-town'],
  [/\b(kyoto|nara|nikko|takayama|pagoda|shrine)\b|京都|奈良|日光|[寺社]$/, 'pagoda'],
  [/\b(himeji|osaka|matsumoto)\b|城|大阪/, 'castle'],
  [/\b(yellowstone|geysers?|hot springs?|rotorua|onsen)\b|温泉/, 'geyser'],
  [/\b(vesuvius|etna|teide|bromo|arenal|volc[aá]n(o|oes)?)\b/, 'volcano'],
  [/\b(fuji|hakone|kawaguchiko|miyajima|itsukushima)\b|富士|箱根/, 'shrine-gate'],
  [/\b(mount|mt|peak|summit)\b|[山岳]$/, 'peak'],
  [/fjord|\b(milford|geiranger)\b/, 'fjord'],
  [/\b(glacier|gletscher|icefield|perito moreno)\b|j[oö]kull/, 'glacier'],
  [/\b(falls|waterfalls?|cascades?|cascada)\b|foss\b|滝/, 'waterfall'],
  [/\b(provence|valensole|lavender)\b/, 'lavender'],
  [/\b(keukenhof|lisse|tulips?)\b/, 'tulips'],
  [/\b(wine|winery|vineyards?|napa|sonoma|chianti|bordeaux|tuscany|rioja|douro|mosel)\b/, 'vineyard'],
  [/\b(serengeti|ma+sai mara|kruger|etosha|ngorongoro|safari|savannah?)\b/, 'savanna'],
  [/\b(ubud|sapa|banaue|rice terraces?)\b/, 'terraces'],
  [/\b(amazon|rain ?forest|jungle|monteverde|daintree)\b/, 'rainforest'],
  [/\b(everglades|camargue|okavango|bayou|wetlands?|marsh(es)?)\b/, 'marsh'],
  [/\b(moors?|dartmoor|skye|glencoe|highlands)\b/, 'moor'],
  [/\btroms|\b(lapland|rovaniemi|abisko|svalbard|aurora)\b/, 'aurora'],
  [/\b(maldives|bora bora|tahiti|atoll|lagoon)\b/, 'atoll'],
  [/\b(lighthouse|cape|cabo)\b/, 'sea-cliffs'],
  [/\b(beach|playa|canc[uú]n|phuket|waikiki|maui)\b/, 'beach coast'],
  [/\b(coast|bay|island|isle|ocean|sea|praia|lisboa?|lisbon|big sur|monterey|nazare|cascais)\b/, 'coast'],
  [/\boasis\b/, 'oasis'],
  [/\b(joshua tree|tucson|phoenix|saguaro|death valley)\b/, 'desert'],
  [/\b(deserts?|dunes?|sahara|sand)\b/, 'dunes'],
  [
    /\b(denver|boulder|salt lake city|banff|innsbruck|grenoble|bozeman|queenstown|reykjav[ií]k)\b/,
    'mountain-city',
  ],
  [/\b(lake|lago|loch)\b|湖/, 'lake'],
  [/\b(ski|skiing|piste)\b/, 'ski-slope'],
  [/\b(alps|dolomites)\b/, 'alps'],
  [/\b(forest|woods|redwoods?)\b/, 'forest'],
  [/\b(prairie|plains|steppe)\b/, 'prairie'],
  [/\b(venice|venezia|amsterdam|bruges|brugge|ghent|delft|utrecht|giethoorn)\b/, 'canal-town'],
  [/\b(bergen|copenhagen|stavanger|lunenburg|harbou?r)\b/, 'harbour'],
  [/\b(santorini|oia|mykonos|paros|naxos|ostuni|chefchaouen)\b/, 'white-town'],
  [
    /\b(cinque terre|manarola|positano|amalfi|burano|valpara[ií]so|guanajuato|cartagena|havana)\b/,
    'colour-town',
  ],
  [/\b(siena|assisi|orvieto|san gimignano|montepulciano|volterra|perugia|gordes)\b/, 'hill-town'],
  [
    /\b(zermatt|grindelwald|wengen|lauterbrunnen|hallstatt|chamonix|kitzb[uü]hel|st\.? moritz)\b/,
    'alpine-town',
  ],
  [/\b(marrakes[hc]h?|fez|meknes|rabat|tunis|medina)\b/, 'medina'],
  [/\b(istanbul|isfahan|samarkand|bukhara|mosque)\b/, 'mosque'],
  [/\b(athens|acropolis|delphi|paestum|agrigento)\b/, 'temple'],
  [/\b(giza|saqqara|pyramids?)\b/, 'pyramid'],
  [/\b(chich[eé]n|tikal|palenque|teotihuac[aá]n|uxmal|copán)\b/, 'step-pyramid'],
  [/\b(stonehenge|avebury|carnac|stone circle)\b/, 'stone-circle'],
  [/\b(abbey|ruins?)\b/, 'ruins'],
  [/\b(cathedral|church|minster|basilica|duomo)\b(?! (rocks?|valley|cove|peak))/, 'church'],
  [/\b(bridge)\b/, 'bridge'],
  [/\b(viaduct|railway|scenic train)\b/, 'viaduct'],
  [/\b(route 66|highway|scenic drive)\b/, 'road'],
  [/\b(airport|flughafen|aeropuerto)\b|空港$/, 'flight'],
  [/\b(museums?|museo|mus[eé]e|gallery)\b/, 'museum'],
  [/\b(markets?|bazaar|souk|mercado)\b/, 'market'],
  [/\b(camp|camping|campground|campsite)\b/, 'campsite'],
  [/\b(balloons?)\b/, 'balloons'],
  [/\b(shinjuku|shibuya|akihabara|dotonbori)\b/, 'neon-city'],
  [
    /\b(paris|london|budapest|prague|praha|vienna|wien|florence|lyon|sevill[ea]|dresden|rome)\b/,
    'river-city old-roofs',
  ],
  [
    /\b(berlin|brussels|dublin|edinburgh|hamburg|krak[oó]w|ljubljana|madrid|milan|munich|porto|riga|salzburg|stockholm|tallinn|warsaw|zagreb|zurich)\b/,
    'old-roofs',
  ],
  // The red mast of the "city" skyline stands in Tokyo only.
  [/\btokyo\b|東京/, 'city'],
  [/\b(seoul|busan|gyeongju)\b|서울/, 'hanok-palace'],
  [/\b(beijing|xi'?an)\b|北京/, 'red-palace'],
  [/\b(bangkok|chiang mai|ayutthaya|luang prabang)\b|กรุงเทพ/, 'wat'],
  [/\b(hanoi|saigon|ho chi minh)\b/, 'night-stalls'],
  [/\bagra\b/, 'mughal-tomb'],
  [/\b(delhi|jaipur|jodhpur|lahore)\b/, 'red-fort'],
  [/\b(siem reap|angkor)\b/, 'river-spires'],
  [/\blas vegas\b/, 'neon-strip'],
  [/\b(dubai|abu dhabi|doha)\b|دبي/, 'gulf-city'],
  [
    /\b(new york|manhattan|chicago|boston|toronto|seattle|san francisco|los angeles|miami|hong kong|singapore|shanghai|sydney|melbourne)\b|上海/,
    'skyline',
  ],
];

/**
 * By words in a region or country: families for towns and, after the slash, for open country. Regions come before the
 * countries they are in. Families that aren't in the library are skipped.
 */
const REGIONS = `utah|arizona|nevada|new mexico:adobe-town/canyon cliffs river-bend
colorado|wyoming|montana|idaho|alberta|british columbia:mountain-city/alps lake forest
california|oregon|washington:skyline coast/coast forest lake
alaska|yukon|northwest territories|greenland|svalbard:harbour aurora/glacier aurora fjord
hawaii|florida|bahamas|jamaica|barbados|puerto rico|dominican|cuba:colour-town beach/beach
maine|vermont|new hampshire|massachusetts|connecticut|new york|quebec|ontario|nova scotia:village harbour/autumn-woods lake
louisiana|mississippi|alabama|carolina|tennessee|virginia|georgia, united states:river-city autumn-woods/marsh autumn-woods
united states|canada:skyline mountain-city/forest lake prairie
mexico|guatemala|belize|honduras|nicaragua|costa rica|panama:colour-town/rainforest volcano step-pyramid
brazil:colour-town beach/rainforest waterfall
peru|bolivia|ecuador|colombia|chile|argentina|uruguay:colour-town mountain-city/lake glacier alps
scotland|wales|ireland:old-roofs harbour/moor sea-cliffs
united kingdom|england:old-roofs village/moor sea-cliffs
iceland:harbour/waterfall geyser glacier
norway|faroe islands:harbour fjord/fjord
sweden|finland|denmark|estonia|latvia|lithuania:harbour old-roofs/forest lake
netherlands|belgium:canal-town/tulips
switzerland|austria|liechtenstein:alpine-town/alps lake
france|luxembourg|germany:old-roofs village/vineyard forest
czechia|slovakia|poland|hungary|slovenia|romania|ukraine|russia:old-roofs river-city/forest
italy:hill-town old-roofs/vineyard
spain|portugal|malta:white-town hill-town/coast vineyard
greece|cyprus:white-town/coast temple
croatia|montenegro|albania|bosnia|serbia|bulgaria:harbour old-roofs/coast lake
turkey|türkiye|uzbekistan|iran|azerbaijan:mosque/desert mosque
georgia|armenia:church/alps
egypt:medina mosque/pyramid dunes oasis
morocco|tunisia|algeria|libya:medina oasis/dunes oasis
jordan|israel|oman|united arab emirates|saudi arabia|qatar|lebanon:medina mosque/desert dunes
kenya|tanzania|botswana|zambia|zimbabwe|namibia|south africa|uganda|ethiopia|senegal|ghana|madagascar:city-view savanna/savanna
maldives|seychelles|mauritius|fiji|polynesia|samoa|cook islands:atoll beach/atoll beach
nepal|bhutan|tibet|kyrgyzstan|tajikistan:alps peak/alps
mongolia|kazakhstan:prairie/prairie
india|pakistan|bangladesh:red-fort night-stalls/terraces
sri lanka:night-stalls beach/terraces rainforest
japan:pagoda castle/terraces forest
korea:hanok-palace/autumn-woods
china|taiwan:red-palace pagoda/terraces autumn-woods
thailand|cambodia|laos|myanmar:wat night-stalls/terraces rainforest
vietnam:night-stalls/terraces rainforest
indonesia|malaysia|philippines|singapore:beach terraces/terraces rainforest volcano
australia:skyline coast/desert coast
new zealand:harbour mountain-city/fjord lake geyser`;

/** By vague words. */
const VAGUE: readonly [RegExp, string][] = [
  [/\b(parks?|gardens?|hik(e|ing)|trails?|nature|wildlife|reserve)\b/, 'forest autumn-woods'],
  [/\b(mountains?|viewpoint)\b/, 'alps lake'],
  [/\b(village|hamlet|farm)\b/, 'village'],
  [/\b(cit(y|ies)|airport|capital)\b/, 'mountain-city'],
];

/** For a place about which nothing is known: scenes that look wrong nowhere. */
const ANYWHERE = 'village mountain-city forest';
const TOWNS = 'village mountain-city';

/** Scenes for kinds of places in a town. */
const BUILT: readonly [RegExp, string][] = [
  [/^((art|science) )?museum|^(library|theater)/, 'museum'],
  [/^(market|shopping)/, 'market'],
  [/^bridge/, 'bridge'],
];

/** Kinds of places that are in a town, even if their names suggest nature. */
const IN_TOWN =
  /^(business|.*museum|theater|stadium|library|square|shopping|market|food|nightlife|landmark|historic district|bridge|tower|theme park|aquarium|zoo)/;
/** Words for open country. */
const OPEN = /park|reserve|trail|rock|viewpoint|monument|unit|drive|wildlife|nature|point/;

let regions: readonly [RegExp, string][] | undefined;
let variants: ReadonlyMap<string, readonly string[]> | undefined;

/** The scenes that can represent places, by family. */
export function sceneFamilies(): ReadonlyMap<string, readonly string[]> {
  variants ??= new Map(
    FAMILIES.split('|').map((words) => {
      const [family = '', ...hours] = words.split(' ');
      return [family, hours.map((hour) => `${family}-${hour}`)];
    }),
  );
  return variants;
}

/**
 * Chooses the scene for a place without a picture by what is known about it; the same place always gets the same one.
 *
 * @returns the id of a library scene: `canyon-dawn`
 */
export function sceneOf(place: PicturedPlace): string {
  const hash = fnv1a(place.id);
  const known = sceneFamilies();
  const [families = []] = wordsFor(place)
    .map((words) => words?.split(' ').filter((family) => known.has(family)) ?? [])
    .filter(({ length }) => length > 0);
  const scenes = known.get(families[hash % families.length] ?? '') ?? [];
  // Uses another part of the hash, so that the choice within a family doesn't depend on the choice of family.
  return scenes[(hash >>> 16) % scenes.length] ?? 'village-day';
}

/** How a stop is pictured: the same place looks the same in every trip, so its name counts and not the row's id. */
export function picturedStop(stop: NamedStop & { id: string }): PicturedPlace {
  return { ...named(stop), id: stop.name || stop.id };
}

/**
 * How a trip is pictured: by its second stop, because the first is often only where it starts. A copy looks like its
 * original, so names count and not ids.
 */
export function picturedTrip(trip: { id: string; name: string; stops: readonly NamedStop[] }): PicturedPlace {
  const stop = trip.stops[1] ?? trip.stops[0];
  return { ...(stop && named(stop)), id: stop ? `${trip.name} ${stop.name}` : trip.id, category: trip.name };
}

type NamedStop = { name: string; localName: string | null; region: string | null; country: string | null };

function named({ name, localName, region, country }: NamedStop): Omit<PicturedPlace, 'id'> {
  // The local name comes last: its last character tells what a temple is.
  return { name: [name, localName].filter(Boolean).join(' '), region, country };
}

/** The address of a scene's drawing, an SVG, 1200 by 750. */
export function sceneAddress(scene: string): string {
  return `/scenes/${scene}.svg?v=${SCENES_VERSION}`;
}

/** The address of a scene rendered in one of its two sizes, a WebP. */
export function scenePicture(scene: string, size: '400x400' | '1200x675'): string {
  return `/scenes/${scene}-${size}.webp?v=${SCENES_VERSION}`;
}

/** The address of a scene as a JPEG, 1200 by 675, for clients that support neither SVG nor WebP. */
export function sceneJpeg(scene: string): string {
  return `/scenes/${scene}-1200x675.jpg?v=${SCENES_VERSION}`;
}

/** Matching families separated by spaces, best matches first. */
function wordsFor({
  category,
  name,
  region,
  country,
}: PicturedPlace): readonly (string | null | undefined)[] {
  const called = (name ?? '').toLowerCase();
  const kind = (category ?? '').toLowerCase().replaceAll('-', ' ');
  const where = `${region ?? ''}, ${country ?? ''}`.toLowerCase();
  const inTown = IN_TOWN.test(kind);
  regions ??= REGIONS.split('\n').map((line) => {
    const [words = '', families = ''] = line.split(':');
    return [new RegExp(`\\b(${words})\\b`), families];
  });
  const [towns, land] = firstOf(regions, where)?.split('/') ?? [];
  const isOpen = !inTown && OPEN.test(`${kind} ${called}`);
  return [
    firstOf(HINTS, called),
    firstOf(inTown ? BUILT : HINTS, kind),
    isOpen ? land : towns,
    inTown ? TOWNS : (firstOf(VAGUE, called) ?? firstOf(VAGUE, kind) ?? ANYWHERE),
  ];
}

function firstOf(hints: readonly [RegExp, string][], text: string): string | null {
  return hints.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** FNV-1a, 32 bits: distributes similar ids well and needs no library. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
