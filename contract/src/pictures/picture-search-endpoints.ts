import { z } from 'zod';
import { anyone, endpoint, guest } from '../kernel/endpoint';
import { PageNumber, pageOf, perPage } from '../kernel/pages';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { LibraryPicture, StockPicture, StockService } from './pictures';

export const pictureSearch = {
  libraryLocations: endpoint({
    method: 'GET',
    path: '/picture/wayfold/locations',
    access: anyone,
    summary: 'The places by which the curated library can be narrowed, in their order.',
    response: z.array(z.string()),
  }),
  libraryPictures: endpoint({
    method: 'GET',
    path: '/picture/wayfold',
    cost: 5,
    access: anyone,
    summary: 'The curated library: what fits the words best first, then in its own order.',
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
    summary: 'The stock services, and what an operator has to set before each can be searched.',
    response: z.array(
      z.object({
        service: StockService,
        /** The setting that is not there; null once it is. */
        missing: z.string().nullable(),
      }),
    ),
  }),
  stockPictures: endpoint({
    method: 'GET',
    path: '/picture/stock/:service',
    access: guest,
    summary: 'A search in a stock service: landscape pictures, 30 a page.',
    params: z.strictObject({ service: StockService }),
    query: z.strictObject({ query: Text(TEXT_MAX.name).min(1), page: PageNumber }),
    response: pageOf(StockPicture),
  }),
};
