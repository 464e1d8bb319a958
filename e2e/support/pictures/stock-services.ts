import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../../../server/src/testing/stand-ins/stand-in';
import {
  PEXELS_ORIGINAL,
  pexelsPhoto,
  UNSPLASH_RAW,
  unsplashPhoto,
} from '../../../server/src/testing/stand-ins/stock-answers';

/** The number of photos that each service finds for any search. */
const TOTAL = 65;
const A_PAGE = 30;

/** Special responses of a service, by search term. */
export type OddAnswers = Readonly<Record<string, StandInAnswer>>;

/** Local stand-ins for Unsplash and Pexels, and the environment that makes the server use them. */
export interface StockServices {
  unsplash: StandIn;
  pexels: StandIn;
  environment: Record<string, string>;
}

/** Starts stand-ins that respond as the services document, and refuse what they would refuse. Close both afterward. */
export async function startStockServices(odd: OddAnswers): Promise<StockServices> {
  const unsplash = await startStandIn((request) => askUnsplash(request, odd));
  const pexels = await startStandIn((request) => askPexels(request, odd));
  return {
    unsplash,
    pexels,
    environment: {
      UNSPLASH_ACCESS_KEY: 'key-of-unsplash',
      UNSPLASH_URL: unsplash.url,
      PEXELS_API_KEY: 'key-of-pexels',
      PEXELS_URL: pexels.url,
    },
  };
}

function askUnsplash({ path, parameters, headers }: StandInRequest, odd: OddAnswers): StandInAnswer {
  if (headers.authorization !== 'Client-ID key-of-unsplash' || headers['accept-version'] !== 'v1') {
    return { status: 401, body: { errors: ['OAuth error: The access token is invalid'] } };
  }
  const [, downloaded] = /^\/photos\/(canyon-\d+)\/download$/.exec(path) ?? [];
  if (downloaded) return { body: { url: UNSPLASH_RAW } };
  const { query, page, ...rest } = parameters;
  const isSearch = isAsked(rest, { per_page: '30', orientation: 'landscape', content_filter: 'high' });
  if (path !== '/search/photos' || !isSearch) return { status: 400, body: { errors: ['odd'] } };
  if (String(query) in odd) return odd[String(query)] ?? null;
  const results = numbersOf(page).map((number) =>
    unsplashPhoto({
      id: `canyon-${number}`,
      alt_description: `canyon wall ${number}`,
      urls: { raw: UNSPLASH_RAW.replace('photo-', `photo-${number}-`) },
      links: {
        download_location: `https://api.unsplash.com/photos/canyon-${number}/download?ixid=M3wxMjA3`,
      },
    }),
  );
  return { body: { total: TOTAL, total_pages: Math.ceil(TOTAL / A_PAGE), results } };
}

function askPexels({ path, parameters, headers }: StandInRequest, odd: OddAnswers): StandInAnswer {
  if (headers.authorization !== 'key-of-pexels') return { status: 401, body: { error: 'Unauthorized' } };
  const { query, page, ...rest } = parameters;
  if (path !== '/v1/search' || !isAsked(rest, { per_page: '30', orientation: 'landscape' })) {
    return { status: 400, body: { error: 'odd' } };
  }
  if (String(query) in odd) return odd[String(query)] ?? null;
  const photos = numbersOf(page).map((number) =>
    pexelsPhoto({ id: number, alt: `Rock ${number}`, src: { original: `${PEXELS_ORIGINAL}?n=${number}` } }),
  );
  return { body: { total_results: TOTAL, page: Number(page), per_page: A_PAGE, photos } };
}

function isAsked(parameters: StandInRequest['parameters'], expected: Record<string, string>): boolean {
  const sorted = (all: object) => JSON.stringify(Object.entries(all).sort());
  return sorted(parameters) === sorted(expected);
}

/** The numbers of the photos on a page, from 1. */
function numbersOf(page: string | string[] | undefined): number[] {
  const first = (Number(page) - 1) * A_PAGE + 1;
  return Array.from(
    { length: Math.max(0, Math.min(A_PAGE, TOTAL - first + 1)) },
    (_, index) => first + index,
  );
}
