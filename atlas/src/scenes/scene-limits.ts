/** What a family of scenes needs to know of a place before it may represent it. */
export interface Limit {
  /** Words in its names or its description. */
  words?: RegExp;
  /** Codes of the countries it must be in. */
  countries?: string;
}

/** Families that show something particular, so that they would be wrong for most places of their kinds. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  amphitheater: { words: /amphitheat|colosseum|coliseum|\barena\b|anfiteatro|roman theat/i },
  'arch-bridge': { words: /bridge|steel arch/i },
  aurora: { words: /aurora|northern lights/i },
  balloons: { words: /balloon|cappadocia/i },
  'bay-houses': { words: /victorian|painted ladies|row houses/i },
  bridge: { words: /bridge|suspension/i },
  'brick-minaret': { words: /minaret|minar\b|victory tower|brick tower/i },
  'canal-town': { words: /canal|waterway|gracht|lagoon|moat/i },
  'concert-hall': { words: /\bhall|\bopera|theat|concert|sphere|auditor|perform|philharm|music/i },
  desert: { words: /desert|cactus|saguaro|mojave|sonora|joshua/i },
  dunes: { words: /dune|desert|sand|sahara|\berg\b/i },
  fjord: { words: /fjord|\bsounds?\b|inlet|firth/i },
  'gate-path': { words: /shrine|taisha|jinja|jingu|inari|torii/i },
  geyser: { words: /geyser|hot spring|geotherm|fumarole|thermal|boiling|onsen/i },
  ghats: { words: /\bghats?\b|ganges|varanasi|pushkar|haridwar|rishikesh/i },
  glacier: { words: /glacier|icefield|ice cap|icebergs?/i },
  'gulf-city': { countries: 'AE QA BH KW SA' },
  hoodoos: { words: /bryce|hoodoo|cappadocia|g[oö]reme|pinnacle|fairy chimney/i },
  'lookout-tower': {
    words:
      /television|\btv\b|broadcast|telecom|observation|skyscraper|tallest|skytree|needle|revolving|sky tower|seoul tower|cn tower|glass floor|antenna|rheinturm/i,
  },
  marsh: { words: /marsh|wetland|swamp|delta|lagoon|\bbirds?\b|bayou|everglades|flamingo|mangrove/i },
  memorial: { words: /memorial|obelisk|mausoleum|independence|liberation|heroes|fallen/i },
  'moorish-court': {
    words:
      /moor|islam|madrasa|medersa|\briad\b|nasrid|alc[aá]z|alhambra|mud[eé]jar|stucco|sultan|pasha|vizier|zellij|mamluk|ottoman/i,
  },
  'mughal-tomb': { words: /tomb|mausoleum|\btaj\b|maqbara|mahal/i },
  'pool-shrine': { words: /gurdwara|golden temple|sikh|harmandir/i },
  pyramid: { words: /pyramid|giza|saqqara|dahshur|mero[eë]/i },
  'quiet-stones': { words: /cemeter|graves?\b|necropolis|murdered|holocaust|genocide|burial|war dead/i },
  rainforest: { words: /rain ?forest|jungle|tropical|forest|amazon|orangutan|tiger/i },
  'reading-room': { words: /librar|book|reading|manuscript|archive|ateneo/i },
  'river-spires': { words: /temple|stupa|prang|khmer|angkor|\bwat\b/i, countries: 'TH LA KH MM ID' },
  'rock-temple': { words: /rock-cut|cut (in)?to|carved (in|out|from)|petra|cave temples?|\bcaves\b/i },
  ruins: { words: /abbey|priory|monastery|cloister/i },
  'sea-cliffs': { words: /\bsea\b|cliff|ocean|\bcape\b|island|lighthouse|surf|atlantic|pacific|alcatraz/i },
  'shrine-gate': { words: /fuji|torii|itsukushima|miyajima|hakone|kawaguchi|ashinoko/i },
  'stone-castle': {
    words:
      /castle|fort|citadel|\bkeep\b|burg\b|schloss|ch[aâ]teau|alc[aá]z|kasbah|tower of|medieval|krak|mansion|turret/i,
  },
  'stone-circle': { words: /henge|stone circle|standing stones|avebury|carnac|menhir|dolmen|megalith/i },
  'step-pyramid': { words: /pyramid|maya|aztec|mexica\b|zapotec|toltec|olmec|pre-columbian|mesoamerican/i },
  taverna: { words: /\bsea\b|harbou?r|beach|coast|\bport\b|waterfront|fish|island|taverna|vine|terrace/i },
  temple: { words: /temple|acropolis|agora|ancient|greek|roman|classical/i },
  terraces: { words: /terrace|\brice\b|paddy|paddies/i },
  'tram-hill': { words: /\btrams?\b|cable car|funicular|elevador|streetcar/i },
  'triumphal-arch': { words: /\barch\b|\barc\b|\barco\b|\bgate(way)?\b|porta\b|puerta|\btor\b/i },
  tulips: { words: /tulip|keukenhof|bulb/i },
  viaduct: { words: /rail|train|viaduct|aqueduct|\bline\b/i },
  volcano: { words: /volcan|crater|lava|caldera/i },
  wat: { countries: 'TH LA KH MM' },
  windmills: { words: /windmill|kinderdijk|zaanse/i },
};

/** Families whose look belongs to their own locations, so that they don't represent similar ones. */
export const LOCAL: ReadonlySet<string> = new Set(
  'adobe-town alpine-town arch atoll badlands canyon cliffs colour-town fjord floating-market garden-temple gate-path hill-town lavender lotus-pavilion medina moor mountain-city oasis peak pool-shrine prairie pyramid river-bend river-spires road rock-temple savanna shrine-gate step-pyramid taverna temple terraces tulips white-town windmills'.split(
    ' ',
  ),
);

/**
 * Families, or single scenes, that suit a place with such words better; the first match counts. Words in its names
 * count more than those in its description.
 */
export const SUITED: readonly (readonly [RegExp, string])[] = [
  [/pyramid|\bgiza\b|saqqara|sphinx|dahshur/i, 'pyramid step-pyramid'],
  [/acropolis|parthenon|temple of (zeus|apollo|hera|athena|poseidon|artemis)|delphi|paestum/i, 'temple'],
  [/colosseum|amphitheat|\barena\b|anfiteatro/i, 'amphitheater'],
  [/inari|torii|taisha|jing[uū]/i, 'gate-path'],
  [/tiananmen|forbidden|drum and bell/i, 'red-palace'],
  [/shibuya|akihabara|dotonbori|kabukich|crossing/i, 'neon-city'],
  [/times square/i, 'skyline-night skyline-dusk'],
  [/\bzoo\b/i, 'zoo'],
  [/canyon|\bgorge\b/i, 'canyon cliffs river-bend'],
  [/\bwall\b/i, 'river-city'],
  [/clock|bell tower|campanile|belfry|town hall/i, 'clock-tower'],
  [/bamboo/i, 'bamboo'],
  [/cemeter|graveyard|necropolis|murdered|holocaust/i, 'quiet-stones'],
  [/fountain|fontana/i, 'plaza-golden plaza-night'],
  [/natural history|dinosaur|fossil|paleont|zoolog/i, 'fossil-hall'],
  [
    /modern|contemporary|guggenheim|pompidou|design|future|tomorrow|\btate\b|\bmoma\b|maxxi/i,
    'modern-museum',
  ],
  [/archaeolog|antiquit|sculpture|capitoline|pergamon|glyptot|egyptian/i, 'statue-hall'],
  [/galler|pinacoteca|museum of art|art museum|beaux|fine arts|\bart\b/i, 'painting-hall'],
  [/librar|bookshop|bookstore|\bbooks\b|reading room|ateneo/i, 'reading-room'],
  [/\bopera|concert|philharmon|symphony/i, 'opera-house'],
  [/\btheat|ballet|teatro|bellas artes/i, 'stage opera-house'],
  [/jazz|blues|music hall|\btango\b|flamenco|\bfado\b/i, 'music-bar'],
  [/giraffe|elephant|\blions?\b|safari|rhino/i, 'savanna zoo'],
  [/botanic|greenhouse|conservatory|palm house/i, 'palm-house lily-pond'],
  [/ferris|big wheel|tivoli|prater|amusement|observation wheel|high roller|\beye\b/i, 'fairground'],
  [/lighthouse|alcatraz/i, 'sea-cliffs'],
  [/\bdam\b/i, 'river-bend'],
  [/terminus|terminal|railway station|train station/i, 'glass-arcade clock-tower'],
  [/skyscraper|empire state|art deco tower/i, 'skyline gulf-city'],
  [
    /observation|tv tower|sky tower|skytree|cn tower|needle|rheinturm|fernsehturm/i,
    'lookout-tower gulf-city',
  ],
  [/taverna|ouzer|meze/i, 'taverna'],
  [/ramen|sushi|noodle|izakaya|soba|udon|yakitori|tempura|yakiniku/i, 'noodle-counter'],
  [/floating market/i, 'floating-market'],
  [/street food|hawker|night market|stalls|food cent/i, 'night-stalls'],
  [/b[aá]nh|b[uú]n\b|ch[aả] c[aá]/i, 'pavement-tables'],
  [/\bcaf[eé]|coffee|caff[eè]|pastr|p[aâ]tisserie|bakery|chocolat|gelat/i, 'cafe-terrace'],
  [/\bpub\b|beer|\bale\b|brew|tavern\b|\binn\b/i, 'pub lights-court'],
  [/burger|diner|barbecue|\bbbq\b|pizzeria|steak/i, 'diner bistro'],
  [/bazaar|souk/i, 'souk'],
  [/arcade|galleria|\bpassage\b|\bmall\b/i, 'glass-arcade'],
  [/bath|hammam|thermal|\bspa\b|onsen/i, 'bath-house'],
  [/steel arch|harbou?r bridge/i, 'arch-bridge'],
  [/canal|harbou?r|quay/i, 'canal-town floating-market harbour'],
  [/sagrada|gothic|cathedral|minster|notre/i, 'church nave'],
  [/basilica|duomo|st\.? peter|st\.? paul|sacr[eé]/i, 'basilica'],
  [/monastery|byzantine|orthodox/i, 'byzantine-church'],
  [/chapel|abbey|stained glass/i, 'nave'],
  [/chedi|prang|stupa|angkor|khmer|arun\b/i, 'river-spires'],
  [/\bwat\b/i, 'wat'],
  [/red fort|sandstone fort/i, 'red-fort'],
  [/alc[aá]zar|alhambra|madrasa|medersa|\briad\b|bahia/i, 'moorish-court'],
  [/pavilion|zen garden|kinkaku|ginkaku|byodo/i, 'garden-temple'],
  [/five-stor(y|ey)|pagoda/i, 'pagoda'],
  [/suspension bridge|chain bridge/i, 'bridge'],
  [/minar\b|victory tower/i, 'brick-minaret'],
  [/stone bridge|medieval bridge/i, 'river-city'],
  [/redwood|\bwoods\b/i, 'forest autumn-woods'],
  [/plaza|piazza|square|z[oó]calo/i, 'plaza'],
];

/** Faiths, by words in the names and descriptions of places of worship. */
export const FAITHS: readonly (readonly [RegExp, string])[] = [
  [/bah[aá][’']?[ií]/i, 'none'],
  [/mosque|masjid|minaret|dargah|sufi|imam|camii|islam|madrasa|patriarchs/i, 'muslim'],
  [/synagogue|jewish|western wall|temple mount/i, 'jewish'],
  [/gurdwara|\bsikh/i, 'sikh'],
  [/hindu|shiva|vishnu|krishna|ganesh|mandir|\bkali\b|swami|\bjain|gopuram|akshardham/i, 'hindu'],
  [
    /buddh|shinto|shrine|\bzen\b|pagoda|\bwat\b|\btao|\bdao|confuci|incense|jinja|taisha|-ji\b|-dera\b|\blama|khmer/i,
    'eastern',
  ],
  [
    /church|cathedral|basilica|abbey|chapel|christ|saint|\bst\.|monaster|cloister|convent|minster|notre|duomo|mission|bishop|pope|fresco|\bnave\b|gothic|baroque|byzantine|jesuit|virgin|orthodox|crypt/i,
    'christian',
  ],
];

/** The faiths of the families that show a place of worship. */
export const FAITHS_SHOWN: Readonly<Record<string, string>> = {
  mosque: 'muslim',
  'mosque-hall': 'muslim',
  'mughal-tomb': 'muslim',
  'pool-shrine': 'sikh',
  gopuram: 'hindu',
  ghats: 'hindu',
  'rock-temple': 'hindu eastern',
  'river-spires': 'hindu eastern',
  pagoda: 'eastern',
  'garden-temple': 'eastern',
  'gate-path': 'eastern',
  'shrine-gate': 'eastern',
  'incense-temple': 'eastern',
  wat: 'eastern',
  'hanok-palace': 'eastern',
  church: 'christian',
  basilica: 'christian',
  'colonial-church': 'christian',
  'byzantine-church': 'christian',
  nave: 'christian',
  ruins: 'christian',
};
