/** Categories by the Wikidata class of a place; classes that aren't listed aren't travel destinations. */
export const WIKIDATA_CLASSES: Readonly<Record<string, string>> = {
  Q570116: 'landmark', // tourist attraction
  Q33506: 'museum',
  Q207694: 'art-museum',
  Q1007870: 'art-museum', // art gallery
  Q588140: 'science-museum',
  Q46169: 'national-park',
  Q34918903: 'national-park', // of the United States
  Q9259: 'world-heritage',
  Q43113623: 'world-heritage', // part of a site
  Q179049: 'nature-reserve',
  Q473972: 'nature-reserve', // protected area
  Q22698: 'city-park',
  Q22746: 'city-park', // urban park
  Q1107656: 'garden',
  Q167346: 'garden', // botanical garden
  Q8502: 'mountain',
  Q150784: 'canyon',
  Q34038: 'waterfall',
  Q23397: 'lake',
  Q35509: 'cave',
  Q8072: 'volcano',
  Q177380: 'hot-spring',
  Q83471: 'hot-spring', // geyser
  Q35666: 'glacier',
  Q45776: 'glacier', // fjord
  Q23442: 'island',
  Q185113: 'coast', // cape
  Q6017969: 'viewpoint',
  Q4421: 'forest',
  Q8514: 'desert',
  Q40080: 'beach',
  Q23413: 'castle',
  Q57821: 'castle', // fortification
  Q57831: 'castle', // fortress
  Q16560: 'palace',
  Q751876: 'palace', // chateau
  Q109607: 'ruins',
  Q839954: 'ruins', // archaeological site
  Q4989906: 'monument',
  Q5003624: 'monument', // memorial
  Q676050: 'historic-district', // old town
  Q16970: 'place-of-worship', // church building
  Q2977: 'place-of-worship', // cathedral
  Q44539: 'place-of-worship', // temple
  Q32815: 'place-of-worship', // mosque
  Q44613: 'place-of-worship', // monastery
  Q34627: 'place-of-worship', // synagogue
  Q845945: 'place-of-worship', // Shinto shrine
  Q5393308: 'place-of-worship', // Buddhist temple
  Q12280: 'bridge',
  Q39715: 'bridge', // lighthouse
  Q12518: 'tower',
  Q1440300: 'tower', // observation tower
  Q174782: 'square',
  Q24354: 'theater',
  Q153562: 'theater', // opera services
  Q1060829: 'theater', // concert hall
  Q7075: 'library',
  Q2416723: 'theme-park',
  Q194195: 'theme-park', // amusement park
  Q740326: 'water-park',
  Q43501: 'zoo',
  Q2281788: 'aquarium',
  Q483110: 'stadium',
  Q130003: 'ski-area',
  Q37654: 'market',
  Q156362: 'winery',
  Q27686: 'hotel',
};
