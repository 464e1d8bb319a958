import { z } from 'zod';

// Lists that are too long for one answer come in pages, numbered from 1.

export const PageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** How many results a page has at most; as many where nobody says. */
export const perPage = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** One page of a list of such results. */
export const pageOf = <S extends z.ZodType>(result: S) =>
  z.object({ results: z.array(result), total: z.number().int(), totalPages: z.number().int() });
