import type { DirectionsService } from './directions';

/** Concurrent requests to a service; the others wait their turn. */
const AT_ONCE = 4;
/** After this many failures in a row a service is paused for a while, so nobody waits for each of them. */
const FAILURES = 3;
const REST_MS = 30_000;

/** The same service with limits: a few requests at a time, and none for a while after failures. */
export function sparing(service: DirectionsService, now: () => Date): DirectionsService {
  const waiting: (() => void)[] = [];
  let open = 0;
  let failures = 0;
  let restsUntil = 0;

  const refuseInRest = () => {
    if (now().getTime() < restsUntil) throw new Error(`${service.name} is left alone after failures.`);
  };
  /** A finished request passes its slot on to the next. */
  const turn = async () => {
    if (open < AT_ONCE) open += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const done = () => {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  };
  return {
    ...service,
    measure: async (...way) => {
      refuseInRest();
      await turn();
      try {
        refuseInRest();
        const measured = await service.measure(...way);
        failures = 0;
        return measured;
      } catch (error) {
        // Requests that waited their turn and weren't let through don't count as failures of the service.
        if (now().getTime() >= restsUntil) failures += 1;
        if (failures >= FAILURES) {
          restsUntil = now().getTime() + REST_MS;
          failures = 0;
        }
        throw error;
      } finally {
        done();
      }
    },
  };
}
