import { afterEach } from 'vitest';
import { type StandIn, type StandInRequest, startStandIn } from './stand-in';

/** A request to a service: which call, with which parameters. */
type Question = Omit<StandInRequest, 'headers'>;

/**
 * Returns a function that starts a service that answers only one request; it refuses anything else, as the real one
 * would. It stops with the test.
 */
export function useStandIn(): (expected: Question, body: unknown) => Promise<StandIn> {
  let services: StandIn[] = [];
  afterEach(() => {
    for (const service of services) service.close();
    services = [];
  });
  return async (expected, body) => {
    const service = await startStandIn(({ path, parameters }) => {
      const isExpected = JSON.stringify(sorted({ path, parameters })) === JSON.stringify(sorted(expected));
      return isExpected ? { body } : { status: 400, body: { message: 'wrong parameters', path, parameters } };
    });
    services.push(service);
    return service;
  };
}

const sorted = ({ path, parameters }: Question) => [path, ...Object.entries(parameters).sort()];
