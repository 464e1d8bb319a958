import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isUpdateReady: typeof import('../api/client/build-watch').isUpdateReady;
let keepAppOnDevice: typeof import('./register').keepAppOnDevice;
let leaveOldRelease: typeof import('./register').leaveOldRelease;

beforeEach(async () => {
  // Each page starts with its own modules, which remember whether an update is ready.
  vi.resetModules();
  ({ isUpdateReady } = await import('../api/client/build-watch'));
  ({ keepAppOnDevice, leaveOldRelease } = await import('./register'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker as the browser exposes it; when told to take over, it does so unless it `hesitates`. */
class NewerWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  private readonly hesitates: boolean;

  constructor(hesitates = false) {
    super();
    this.hesitates = hesitates;
  }

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown) {
    this.told.push(message);
    if (!this.hesitates) this.become('activated');
  }
}

/** A device that has the app stored, and the worker that is being installed on it. */
class Device extends EventTarget {
  active: NewerWorker | null = new NewerWorker();
  waiting: NewerWorker | null = null;
  readonly installing: NewerWorker | null;
  readonly update: () => Promise<void>;
  readonly unregister = vi.fn(() => Promise.resolve(true));

  constructor(installing: NewerWorker | null, update = () => Promise.resolve()) {
    super();
    this.installing = installing;
    this.update = update;
    const register = () => Promise.resolve(this);
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: this.active, getRegistration: register, register },
    });
  }
}

test('only a worker beside an active one is a newer release, whatever the browser calls the controller', async () => {
  vi.stubEnv('PROD', true);
  const worker = new NewerWorker(true);
  const device = new Device(worker);
  device.active = null;
  await keepAppOnDevice();
  device.dispatchEvent(new Event('updatefound'));
  device.waiting = worker;

  worker.become('installed');
  expect(isUpdateReady()).toBe(false);

  device.active = new NewerWorker();
  worker.become('installed');
  expect(isUpdateReady()).toBe(true);
  expect(worker.told).toContainEqual({ type: 'SKIP_WAITING' });
});

test('leaving waits until the newer worker has loaded and taken over', async () => {
  const worker = new NewerWorker();
  const { unregister } = new Device(worker);
  const left = vi.fn();

  const leaving = leaveOldRelease().then(left);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(left).not.toHaveBeenCalled();
  worker.become('installed');
  await leaving;

  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(unregister).not.toHaveBeenCalled();
});

test('if the newer worker does not take over in time, no worker answers the next load', async () => {
  const worker = new NewerWorker(true);
  const { unregister } = new Device(worker);

  const leaving = leaveOldRelease();
  worker.become('installed');
  await vi.advanceTimersByTimeAsync(4_000);
  await leaving;

  expect(unregister).toHaveBeenCalledOnce();
});

test('without a network, or with the newest worker, the device keeps its worker', async () => {
  const offline = new Device(null, () => Promise.reject(new TypeError('Failed to update')));
  await leaveOldRelease();
  const newest = new Device(null);
  await leaveOldRelease();
  const silent = new Device(new NewerWorker(), () => new Promise(() => {}));
  const leaving = leaveOldRelease();
  await vi.advanceTimersByTimeAsync(4_000);
  await leaving;

  for (const { unregister } of [offline, newest, silent]) expect(unregister).not.toHaveBeenCalled();
});
