import type { Security } from '@wayfold/contract/people/security-endpoints';
import type { Queryable } from '../../db/statement';
import type { Services } from '../../services';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { removeTotp, totpState } from './authenticator/totp-store';
import { listPasskeys, removePasskeys } from './passkeys/passkeys-store';
import { listIssuers, unlinkIdentities } from './social/identities-store';

/** A person's sign-in methods besides the password, as shown to them. */
export async function signInMethodsOf(
  { config, database: { pool } }: Services,
  userId: string,
): Promise<Pick<Security, 'providers' | 'passkeys' | 'totp'>> {
  const issuers = await listIssuers(pool, userId);
  const totp = await totpState(pool, userId);
  return {
    // A provider that was configured before is known only by its host.
    providers: issuers.map(({ issuer }) =>
      config.social && new URL(issuer).href === new URL(config.social.issuer).href
        ? config.social.name
        : new URL(issuer).hostname,
    ),
    passkeys: await listPasskeys(pool, userId),
    totp: {
      isOn: totp !== null,
      since: totp?.since ?? null,
      recoveryCodesLeft: totp?.recoveryCodesLeft ?? 0,
    },
  };
}

/**
 * Removes all sign-in methods except the password. For an account whose address has just been confirmed or restored: somebody
 * else may have added methods of their own while waiting for the address's owner.
 */
export async function forgetOtherWays(on: Queryable, userId: string): Promise<void> {
  await removePasskeys(on, userId);
  await unlinkIdentities(on, userId);
  await removeTotp(on, userId);
}

async function exportSignInMethods(on: Queryable, userId: string): Promise<ExportFile[]> {
  const passkeys = (await listPasskeys(on, userId)).map(({ id: _, ...passkey }) => passkey);
  const providers = await listIssuers(on, userId);
  const authenticatorAppSince = (await totpState(on, userId))?.since ?? null;
  const bytes = JSON.stringify({ providers, passkeys, authenticatorAppSince }, null, 2);
  return [{ path: 'sign-in-methods.json', bytes }];
}

/** A person's sign-in methods. A guest has none to move, and all are deleted with the account. */
export const signInMethodsPersonalData: PersonalData = {
  move: async () => undefined,
  erase: async () => undefined,
  export: exportSignInMethods,
};
