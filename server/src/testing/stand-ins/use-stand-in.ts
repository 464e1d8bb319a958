import { afterEach } from 'vitest';
import { type StandIn, type StandInRequest, startStandIn } from './stand-in';

/** What a service is asked: which call, with which parameters. */
type Question = Omit<StandInRequest, 'headers'>;

/**
 * Gives a function that starts a service which answers one question alone; anything else it refuses, as the real one
 * would. It ends with the test.
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
