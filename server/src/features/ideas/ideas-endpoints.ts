import type { Atlas } from '@wayfold/atlas/atlas';
import type { DestinationIdea, IdeaStop, ideas, TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../http/bind';
import { hiddenFrom } from '../../lib/shown-atlas';
import type { Services } from '../../services';
import { type IdeaBook, openIdeaBook } from './idea-book';
import { usaCities } from './usa-cities';
import { stateCounts, statesOf } from './usa-states';

/** Ideas change only with a release, so browsers may cache them for an hour. */
const KEPT = 'public, max-age=3600';
/** A trip idea visits a destination idea if one of its stops is within this distance. */
const SAME_PLACE_METERS = 25_000;

/** Endpoints for trip ideas, guided tours and destination ideas, served from memory. */
export function ideasHandlers({ atlas }: Services): Handlers<typeof ideas> {
  let kept: ReturnType<typeof openShelf> | null = null;
  /** Opened by the first request, so that starting doesn't wait for it. Disabled places are left out of ideas, too. */
  const shelf = () => {
    if (kept?.hidden !== hiddenFrom(atlas)) kept = openShelf(atlas);
    return kept;
  };

  return {
    one: async ({ params, reply }) => {
      const idea = shelf().journeyById.get(params.id);
      if (!idea) throw gone();
      keep(reply);
      return idea;
    },
    slim: async ({ params, reply }) => {
      keep(reply);
      const wanted = [...new Set(params.ids.split(',').map((id) => id.trim()))];
      return wanted.flatMap((id) => shelf().journeyById.get(id) ?? []);
    },
    page: async ({ params: { page, size }, reply }) => {
      keep(reply);
      return shelf().book.trips.slice(page * size, (page + 1) * size);
    },
    ofDestination: async ({ params, reply }) => {
      const place = shelf().destinationById.get(params.id);
      if (!place) throw gone();
      keep(reply);
      return shelf().journeys.filter((idea) => idea.stops.some((stop) => isSamePlace(stop, place)));
    },
    destinations: async ({ params: { id }, reply }) => {
      const { book, destinationById, journeyById } = shelf();
      const one = destinationById.get(id);
      const journey = journeyById.get(id);
      if (id !== 'all' && !one && !journey) throw gone();
      keep(reply);
      if (one) return [one];
      return journey ? along(book, journey) : [...book.destinations];
    },
    tours: async ({ reply }) => {
      keep(reply);
      return [...shelf().book.tours];
    },
    usaStates: async ({ reply }) => {
      keep(reply);
      return [...shelf().states.values()].map(stateCounts);
    },
    usaState: async ({ params, reply }) => {
      const state = shelf().states.get(params.state);
      if (!state) throw new RequestRefused('not-found', 'ideasOfStateNotFound');
      keep(reply);
      const { name, parks, ideas, destinations } = state;
      const cities = shelf().citiesOf(name);
      return { name, parks: [...parks], cities, ideas: [...ideas], destinations: [...destinations] };
    },
  };
}

/** All ideas and their indexes; takes a twentieth of a second to build. */
function openShelf(atlas: Atlas) {
  const hidden = hiddenFrom(atlas);
  const book = openIdeaBook(atlas);
  const journeys = [...book.trips, ...book.tours];
  return {
    hidden,
    book,
    journeys,
    states: statesOf(book, atlas),
    citiesOf: usaCities(atlas),
    journeyById: new Map(journeys.map((idea) => [idea.id, idea])),
    destinationById: new Map(book.destinations.map((idea) => [idea.destId, idea])),
  };
}

function along(book: IdeaBook, idea: TripIdea): DestinationIdea[] {
  const near = idea.stops.map((stop) => book.destinations.find((place) => isSamePlace(stop, place)));
  return [...new Set(near)].filter((place) => place !== undefined);
}

function keep(reply: FastifyReply): void {
  reply.header('cache-control', KEPT);
}

const gone = () => new RequestRefused('not-found', 'ideaGone');

function isSamePlace(stop: Pick<IdeaStop, 'coords'>, place: DestinationIdea): boolean {
  const [lon = 0, lat = 0] = place.coords.split(',').map(Number);
  return greatCircleMeters(stop.coords, [lon, lat]) <= SAME_PLACE_METERS;
}
