import type { Api } from '@wayfold/contract/api';
import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import { client } from '../client/client';
import { DEVICE_KEY } from '../device/device-keys';
import { deviceStorage } from '../device/device-storage';
import { deviceHeader } from './known-device';
import type { MailedLink } from './mail-calls';

/** Emails a link that sets a new password; false if no account has that address. */
export function sendReset(email: string): Promise<boolean> {
  return client.signIn.sendReset({ body: { email } });
}

/** Returns whose password an emailed link would set. @throws ProblemError `not-found` if it is used or expired */
export function checkReset({ a, b }: MailedLink): Promise<{ userName: string }> {
  return client.signIn.checkReset({ params: { a, b } });
}

/** Sets a new password with an emailed link, which makes this device known, or the current password. Ends all other sessions. */
export async function changePassword(
  change: CallInput<Api['signIn']['changePassword']>['body'],
): Promise<void> {
  const { deviceToken } = await client.signIn.changePassword({ body: change }, { headers: deviceHeader() });
  if (deviceToken !== null) deviceStorage.setItem(DEVICE_KEY, deviceToken);
}

/** Confirms the user's identity by password, for ten minutes. @throws ProblemError `forbidden` for a wrong one */
export async function confirmIdentity(password: string): Promise<void> {
  await client.signIn.confirmIdentity({ body: { password } }, { headers: deviceHeader() });
}
