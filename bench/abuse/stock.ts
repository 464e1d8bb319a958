import { uploadPhoto } from '../support/photos';
import { USUAL_TRIP } from '../support/trips';
import { makeGuest, makeMember, type Person } from './accounts';
import { type Bombs, drawBombs } from './bombs';
import { LARGEST_TRIP, makeLargestTrip, makeTripOf } from './largest-trip';
import type { AttackedServer } from './server';
import type { HonestUser } from './watch';

/** Data that exists before any attack and doesn't change. */
export interface Stock {
  /** Owner of the shared trips. */
  owner: Person;
  largest: SharedTrip;
  small: SharedTrip;
  /** The token of the largest trip's calendar subscription. */
  calendar: string;
  /** The URL of an uploaded picture, without its variant, and its signature. */
  picture: { address: string; signature: string };
  /** The URL of a company picture. */
  companyPicture: string;
  bombs: Bombs;
}

/** A trip and its share. */
export interface SharedTrip {
  id: string;
  shareId: string;
}

/** Creates everything through the API, after lifting the setting that limits destinations. */
export async function fillStock(server: AttackedServer, address: () => string): Promise<Stock> {
  await server.sql(`update settings set value = '0' where key = 'max_num_trip_destinations'`);
  const bombs = await drawBombs();
  const owner = await makeMember(server, address());
  const largest = await share(owner, (await makeLargestTrip(owner.api)).id);
  const small = await share(owner, (await makeTripOf(owner.api, 'A small trip', USUAL_TRIP, 100)).id);
  const { token: calendar } = await owner.api.exports.createCalendarFeed({ params: { id: largest.id } });
  const { picture } = await uploadPhoto({ url: server.url(), api: owner.api }, bombs.jpeg);
  const { company } = await owner.api.profile.saveCompanyImage({
    params: { id: owner.id, slot: 'image1' },
    body: { base64: bombs.png.toString('base64') },
  });
  return {
    owner,
    largest,
    small,
    calendar,
    picture: { address: picture.imageUrl, signature: picture.signature ?? '' },
    companyPicture: company.image1 ?? '',
    bombs,
  };
}

async function share({ api }: Person, id: string): Promise<SharedTrip> {
  const shows = { costs: true, contact: true, pictures: true, notes: true };
  const made = await api.sharing.createShare({ params: { id }, body: { shows } });
  if (!made.share) throw new Error('The trip is not shared.');
  return { id, shareId: made.share.id };
}

/** Creates a guest with a trip of usual size, who keeps planning it. */
export async function makeHonestUser(server: AttackedServer, address: string): Promise<HonestUser> {
  const { api, token } = await makeGuest(server, address);
  const trip = await makeTripOf(api, 'Red Rock & High Desert', USUAL_TRIP, 100);
  return { address, token, tripId: trip.id, eventId: trip.tripEvents[0]?.id ?? '' };
}

/** Describes the size of the stock. */
export const STOCK_WORDS = `largest trip ${LARGEST_TRIP.destinations} destinations, ${LARGEST_TRIP.events} events, ${LARGEST_TRIP.costs} costs`;
