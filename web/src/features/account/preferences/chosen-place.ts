import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Preferences } from '@wayfold/contract/people/preferences';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { areaBeside } from '@wayfold/domain/format/place-label';

/** A place chosen as a home or a home airport. */
export type ChosenPlace = NonNullable<Preferences['homeAirport']>;

/** Returns the stored fields of a place: "Denver, DEN", "Boulder, Colorado", "京都 Kyoto, Japan". */
export function chosenPlace(place: AtlasPlace): ChosenPlace {
  return { id: place.id, name: tidyText(nameOf(place), TEXT_MAX.place), coords: place.coords };
}

function nameOf({ id, kind, name, localName, region, country, countryCode }: AtlasPlace): string {
  const code = kind === 'airport' ? /^ap:(.+)$/.exec(id)?.[1] : undefined;
  if (code) return `${name.replace(/ (International )?Airport$/, '')}, ${code}`;
  // Places in the US show their state, all others their country.
  const area = areaBeside({ name, region: countryCode === 'US' ? region : null, country });
  const full = localName && localName !== name ? `${localName} ${name}` : name;
  return area ? `${full}, ${area}` : full;
}
