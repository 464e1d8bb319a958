import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { changePassword, confirmIdentity } from './password-calls';

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  const storage = memoryStorage();
  storage.setItem('wayfold.device', 'key of this device');
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const deviceOfCall = () => new Headers(asked.mock.lastCall?.[1].headers).get('x-wayfold-device');

test('a device that changes the password identifies itself, so it stays known', async () => {
  asked.mockImplementation(async () => Response.json({ changed: true, deviceToken: null }));

  await changePassword({
    userName: 'mei@example.com',
    password: 'New-pass-1',
    currentPassword: 'Old-pass-1',
  });

  expect(deviceOfCall()).toBe('key of this device');
  expect(localStorage.getItem('wayfold.device')).toBe('key of this device');
});

test('confirming an identity counts as an attempt on a known device', async () => {
  asked.mockImplementation(async () => Response.json({ until: '2027-05-08T12:15:00.000Z' }));

  await confirmIdentity('Old-pass-1');

  expect(deviceOfCall()).toBe('key of this device');
});
