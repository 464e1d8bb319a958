import type { StockService } from '@wayfold/contract/pictures/pictures';

/** A photo as a stock service tells of it. Addresses are at the service's own hosts and carry no key. */
export type StockPhoto = {
  id: string;
  /** What it shows, in the service's words. */
  imageName: string;
  /** Where the service keeps it; sizes are asked for by parameters. */
  origin: string;
  width: number;
  height: number;
  /** `#RRGGBB`; null where the service tells none. */
  color: string | null;
  /** Whose it is and whose service, and where both are found. */
  credit: string;
  creditUrl: string;
  /** What the service wants to be asked for, below its API, once somebody takes the photo; null where it does not. */
  takenPath: string | null;
};

/** A page of what was found. */
export type StockPage = { photos: StockPhoto[]; total: number; totalPages: number };

/** A service that finds photos by words. Its calls throw a `StockRefusal` when they do not succeed. */
export interface StockPhotos {
  readonly service: StockService;
  /** What people call it. */
  readonly name: string;
  /** Finds landscape photos, thirty a page, pages counted from 1. */
  search(query: string, page: number): Promise<StockPage>;
  /** Tells the service that somebody took a photo, by its `takenPath`. */
  tellTaken(takenPath: string): Promise<void>;
}

/** Photos a page, for every service. */
export const STOCK_PAGE = 30;

/** A service is to be left alone for a while, cannot be reached or is too slow, or answers something else than photos. */
export class StockRefusal extends Error {
  override name = 'StockRefusal';
  readonly why: 'busy' | 'away' | 'broken';

  constructor(why: StockRefusal['why'], message: string) {
    super(message);
    this.why = why;
  }
}
