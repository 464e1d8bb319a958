import { z } from 'zod';

// Lists that are too long for one response come in pages, numbered from 1.

export const PageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** The number of results on a page: at most `most`, which is also the default. */
export const perPage = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** One page of a list of these results. */
export const pageOf = <S extends z.ZodType>(result: S) =>
  z.object({ results: z.array(result), total: z.number().int(), totalPages: z.number().int() });
