import type { StockService } from '@wayfold/contract/pictures/pictures';

/** A photo as a stock service describes it. URLs are at the service's own hosts and contain no key. */
export type StockPhoto = {
  id: string;
  /** What it shows, in the service's words. */
  imageName: string;
  /** Its URL at the service; parameters select the size. */
  origin: string;
  width: number;
  height: number;
  /** `#RRGGBB`; null if the service gives none. */
  color: string | null;
  /** Its photographer and service, with links to both. */
  credit: string;
  creditUrl: string;
  /** Path, below the service's API, to call once somebody uses the photo; null if it doesn't require that. */
  takenPath: string | null;
};

/** A page of results. */
export type StockPage = { photos: StockPhoto[]; total: number; totalPages: number };

/** A service that searches photos by text. Its calls throw a `StockServiceError` if they fail. */
export interface StockPhotos {
  readonly service: StockService;
  /** Its name as people know it. */
  readonly name: string;
  /** Finds landscape photos, thirty per page, with pages counted from 1. */
  search(query: string, page: number): Promise<StockPage>;
  /** Reports to the service that somebody used a photo, by its `takenPath`. */
  tellTaken(takenPath: string): Promise<void>;
}

/** Photos per page, for every service. */
export const STOCK_PAGE = 30;

/** A service asks for a pause, is unreachable or too slow, or returns anything but photos. */
export class StockServiceError extends Error {
  override name = 'StockServiceError';
  readonly why: 'busy' | 'away' | 'broken';

  constructor(why: StockServiceError['why'], message: string) {
    super(message);
    this.why = why;
  }
}
