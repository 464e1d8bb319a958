import { z } from 'zod';
import { anyone, endpoint, guest } from '../kernel/endpoint';
import { PageNumber, pageOf, perPage } from '../kernel/pages';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import { LibraryPicture, StockPicture, StockService } from './pictures';

export const pictureSearch = {
  libraryLocations: endpoint({
    method: 'GET',
    path: '/picture/wayfold/locations',
    access: anyone,
    summary: 'Lists the locations by which the curated library can be filtered.',
    response: z.array(z.string()),
  }),
  libraryPictures: endpoint({
    method: 'GET',
    path: '/picture/wayfold',
    cost: 5,
    access: anyone,
    summary: 'Searches the curated library: best matches first, then in library order.',
    query: z.strictObject({
      page: PageNumber,
      per_page: perPage(100),
      location: StringUpTo(100).optional(),
      query: Text(TEXT_MAX.name).optional(),
    }),
    response: pageOf(LibraryPicture),
  }),
  stockServices: endpoint({
    method: 'GET',
    path: '/picture/stock',
    access: anyone,
    summary: 'Lists the stock services, and which variable the operator still has to set for each.',
    response: z.array(
      z.object({
        service: StockService,
        /** The missing environment variable; null if it is set. */
        missing: z.string().nullable(),
      }),
    ),
  }),
  stockPictures: endpoint({
    method: 'GET',
    path: '/picture/stock/:service',
    access: guest,
    summary: 'Searches a stock service: landscape pictures, 30 per page.',
    params: z.strictObject({ service: StockService }),
    query: z.strictObject({ query: Text(TEXT_MAX.name).min(1), page: PageNumber }),
    response: pageOf(StockPicture),
    holdsKeys: true,
  }),
};
