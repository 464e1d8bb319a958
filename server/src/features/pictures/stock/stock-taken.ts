import type { StockService } from '@wayfold/contract/pictures/pictures';
import { type StockPhoto, StockServiceError } from '../../../adapters/stock-photos';
import type { Transaction } from '../../../db/statement';
import type { Jobs } from '../../../jobs/jobs';
import { addJob } from '../../../jobs/jobs-store';
import type { Services } from '../../../services';
import { stockServices } from './stock-services';

/** Reports to a stock service, if it asks for that, that somebody took its photo; runs after the transaction is committed. */
export function tellTaken(on: Transaction, service: StockService, { takenPath }: StockPhoto): void {
  if (takenPath !== null) addJob(on, 'tell-stock-service', { service, takenPath });
}

/** Reports to a stock service that a photo was taken. A permanent refusal isn't retried. */
export function tellTakenJob(
  services: Pick<Services, 'config' | 'log'>,
): (payload: Jobs['tell-stock-service']) => Promise<void> {
  const stock = stockServices(services.config);
  return async ({ service, takenPath }) => {
    await stock[service]?.tellTaken(takenPath).catch((error: unknown) => {
      if (!(error instanceof StockServiceError) || error.why !== 'broken') throw error;
      services.log.warn({ service, reason: error.message }, 'a stock service rejected a download report');
    });
  };
}
