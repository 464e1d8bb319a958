/** Words that names have in one source and lack in another. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'the of and at in on for a an de du des la le les et au aux en el los las del y da do dos das e o di della dei degli ' +
    'delle il lo i der die das den dem von vom am im zu zum zur und van het ter op'
  ).split(' '),
);

/** What names call kinds of places, folded, in the languages that name most places of the sources. */
const KINDS: Readonly<Record<string, string>> = {
  aquarium: 'aquarium acuario acquario oceanarium',
  bar: 'bar pub tavern taverna brewery brasserie bistro bistrot',
  beach: 'beach plage playa praia spiaggia strand',
  bridge: 'bridge pont ponte puente brucke brug most',
  cafe: 'cafe caffe coffee kaffee espresso',
  castle:
    'castle chateau castillo castello castelo schloss burg kasteel zamek palace palais palazzo palacio palast fort fortress forteresse fortaleza citadel citadelle',
  cave: 'cave cavern caverns grotto grotte grotta gruta cueva hohle',
  church:
    'church eglise iglesia chiesa igreja kirche kerk cathedral cathedrale catedral cattedrale dom duomo basilica basilique basilika chapel chapelle capilla cappella kapelle abbey abbaye monastery monastere',
  falls: 'falls waterfall waterfalls cascade cascades cascada cascata wasserfall',
  garden: 'garden gardens jardin jardins jardines giardino giardini garten',
  hotel: 'hotel hostel hostal auberge albergo inn motel guesthouse pension resort',
  island: 'island isle ile isla isola ilha insel',
  lake: 'lake lac lago lagoa see loch meer',
  library: 'library bibliotheque biblioteca bibliothek',
  lighthouse: 'lighthouse phare faro leuchtturm',
  market: 'market marche mercado mercato markt',
  mosque: 'mosque mosquee mezquita moschee camii masjid',
  mount: 'mount mountain mont monte montana berg peak pic pico',
  museum: 'museum musee museo museu muzeum gallery galerie galleria galeria',
  park: 'park parc parque parco',
  restaurant: 'restaurant restaurante ristorante trattoria pizzeria osteria grill',
  square: 'square plaza piazza praca platz plein',
  stadium: 'stadium stade estadio stadio stadion arena',
  temple: 'temple tempio templo tempel shrine',
  theater: 'theater theatre teatro opera',
  tower: 'tower tour torre turm toren',
  zoo: 'zoo zoologico zoological',
};

/** The kind of place that a word names. */
export const KIND_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);
